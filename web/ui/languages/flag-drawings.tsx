/** Flags of the languages as drawings: the fonts of many systems have no flag emoji. */
import type { ReactNode } from 'react'
import type { Language } from '#contract/wire/languages.ts'

const rows = (...colours: string[]): ReactNode =>
  colours.map((colour, index) => (
    <rect
      key={colour}
      y={(12 / colours.length) * index}
      width="18"
      height={12 / colours.length}
      fill={colour}
    />
  ))

const columns = (...colours: string[]): ReactNode =>
  colours.map((colour, index) => (
    <rect key={colour} x={6 * index} width={18 - 6 * index} height="12" fill={colour} />
  ))

const ground = (colour: string): ReactNode => <rect width="18" height="12" fill={colour} />

export const flagDrawings: Readonly<Record<Language, ReactNode>> = {
  en: (
    <>
      {ground('#012169')}
      <path d="M0 0l18 12M18 0L0 12" stroke="#fff" strokeWidth="2.4" />
      <path d="M0 0l18 12M18 0L0 12" stroke="#c8102e" strokeWidth="1" />
      <path d="M9 0v12M0 6h18" stroke="#fff" strokeWidth="4" />
      <path d="M9 0v12M0 6h18" stroke="#c8102e" strokeWidth="2.2" />
    </>
  ),
  de: rows('#1a1a1a', '#dd0000', '#ffce00'),
  fr: columns('#0055a4', '#ffffff', '#ef4135'),
  es: (
    <>
      {ground('#aa151b')}
      <rect y="3" width="18" height="6" fill="#f1bf00" />
    </>
  ),
  it: columns('#009246', '#ffffff', '#ce2b37'),
  pt: (
    <>
      {ground('#da291c')}
      <rect width="7" height="12" fill="#046a38" />
      <circle cx="7" cy="6" r="2.4" fill="#ffe900" />
    </>
  ),
  ru: rows('#ffffff', '#0039a6', '#d52b1e'),
  zh: (
    <>
      {ground('#ee1c25')}
      <path
        d="M4.2 1.6l.75 2.2 2.3.03-1.85 1.4.68 2.2L4.2 6.1 2.32 7.43 3 5.23 1.15 3.83l2.3-.03z"
        fill="#ffde00"
      />
    </>
  ),
  ja: (
    <>
      {ground('#ffffff')}
      <circle cx="9" cy="6" r="3.6" fill="#bc002d" />
    </>
  ),
}
