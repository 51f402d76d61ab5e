/** The kinds of seats that the words of a search name: "medic", "Sanitäter", "turret gunner". */

import type { SeatKind } from '#contract/crews/seats.ts'
import { roleGlossary } from '#contract/roles/glossary.ts'

/** Shorter beginnings of a word fit too many names. */
const shortestWord = 4

/** Lower case without accents; "ae", "oe" and "ue" are other spellings of "ä", "ö" and "ü". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([aou])e/g, '$1')

const names = roleGlossary.flatMap(({ en, de, category }) =>
  [en, de].map((name) => ({ name: fold(name), category })),
)

const kindOf = (word: string): SeatKind | undefined => {
  const folded = fold(word)
  const match = names.find(
    ({ name }) => folded.includes(name) || (word.length >= shortestWord && name.startsWith(folded)),
  )
  // A seat of category "other" can be anything.
  return match?.category === 'other' ? undefined : match?.category
}

export interface SeatOffer {
  readonly kind: SeatKind
  /** The search without the words that name this kind. */
  readonly search: string
}

export const seatOffers = (search: string): SeatOffer[] => {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const kinds = new Set(words.map(kindOf).filter((kind) => kind !== undefined))
  return [...kinds].map((kind) => ({
    kind,
    search: words.filter((word) => kindOf(word) !== kind).join(' '),
  }))
}
