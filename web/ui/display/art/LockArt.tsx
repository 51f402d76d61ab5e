export function LockArt() {
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
      <circle cx="74" cy="44" r="38" opacity=".5" strokeDasharray="2 6" />
      <circle cx="74" cy="44" r="26" opacity=".7" />
      <rect x="62" y="42" width="24" height="18" rx="4" />
      <path d="M67 42v-5a7 7 0 0 1 14 0v5" />
    </svg>
  )
}
