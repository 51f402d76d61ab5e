export function SeatsArt() {
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
      <path d="M8 70h132" strokeDasharray="2 6" opacity=".7" />
      <g strokeDasharray="4 4">
        <rect x="20" y="28" width="28" height="26" rx="8" />
        <rect x="60" y="28" width="28" height="26" rx="8" />
        <rect x="100" y="28" width="28" height="26" rx="8" />
      </g>
      <path d="M22 60h24M62 60h24M102 60h24" strokeWidth="3" strokeLinecap="round" />
      <circle cx="74" cy="12" r="3" fill="var(--beacon)" stroke="none" />
      <circle cx="74" cy="12" r="8" stroke="var(--beacon)" opacity=".5" />
    </svg>
  )
}
