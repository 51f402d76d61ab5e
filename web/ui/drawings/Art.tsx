/** The drawings of empty states. */
const drawings = {
  seats: (
    <>
      <path d="M8 70h132" strokeDasharray="2 6" opacity=".7" />
      <g strokeDasharray="4 4">
        <rect x="20" y="28" width="28" height="26" rx="8" />
        <rect x="60" y="28" width="28" height="26" rx="8" />
        <rect x="100" y="28" width="28" height="26" rx="8" />
      </g>
      <path d="M22 60h24M62 60h24M102 60h24" strokeWidth="3" strokeLinecap="round" />
      <circle cx="74" cy="12" r="3" fill="var(--beacon)" stroke="none" />
      <circle cx="74" cy="12" r="8" stroke="var(--beacon)" opacity=".5" />
    </>
  ),
  signal: (
    <g strokeLinecap="round">
      <path d="M50 18a37 37 0 0 0 0 52M98 18a37 37 0 0 1 0 52" opacity=".55" />
      <path d="M59 29a21 21 0 0 0 0 30M89 29a21 21 0 0 1 0 30" strokeDasharray="3 5" />
      <path d="m68 38 12 12M80 38 68 50" stroke="var(--danger)" strokeWidth="2" />
    </g>
  ),
  lock: (
    <>
      <circle cx="74" cy="44" r="38" opacity=".5" strokeDasharray="2 6" />
      <circle cx="74" cy="44" r="26" opacity=".7" />
      <rect x="62" y="42" width="24" height="18" rx="4" />
      <path d="M67 42v-5a7 7 0 0 1 14 0v5" />
    </>
  ),
  envelope: (
    <>
      <rect x="42" y="22" width="64" height="44" rx="8" />
      <path d="m44 28 30 22 30-22" />
      <path d="M20 34h12M16 44h16M20 54h12" opacity=".6" strokeLinecap="round" />
    </>
  ),
}

export type ArtName = keyof typeof drawings

export function Art({ name }: { name: ArtName }) {
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
      {drawings[name]}
    </svg>
  )
}
