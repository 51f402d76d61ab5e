export function SignalArt() {
  return (
    <svg
      width="148"
      height="88"
      viewBox="0 0 148 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M50 18a37 37 0 0 0 0 52M98 18a37 37 0 0 1 0 52" opacity=".55" />
      <path d="M59 29a21 21 0 0 0 0 30M89 29a21 21 0 0 1 0 30" strokeDasharray="3 5" />
      <path d="m68 38 12 12M80 38 68 50" stroke="var(--danger)" strokeWidth="2" />
    </svg>
  )
}
