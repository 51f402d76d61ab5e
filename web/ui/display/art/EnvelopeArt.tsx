export function EnvelopeArt() {
  return (
    <svg
      width="148"
      height="88"
      viewBox="0 0 148 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <rect x="42" y="22" width="64" height="44" rx="8" />
      <path d="m44 28 30 22 30-22" />
      <path d="M20 34h12M16 44h16M20 54h12" opacity=".6" strokeLinecap="round" />
    </svg>
  )
}
