export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path
        d="M20.4 5.6A10.5 10.5 0 1 0 20.4 20.4"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M16.9 9.1a5.5 5.5 0 1 0 0 7.8"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".55"
      />
      <circle cx="13" cy="13" r="2.4" fill="var(--beacon)" />
      <circle cx="22.6" cy="13" r="2" fill="var(--beacon)" />
    </svg>
  )
}
