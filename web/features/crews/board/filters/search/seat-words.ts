/** The kinds of seats that words name: "medic", "Sanitäter", "turret gunner". */
import type { SeatKind } from '#contract/crews/seats.ts'
import { roleGlossary } from '#contract/roles/glossary.ts'

/** Shorter beginnings of a word fit too many names. */
const shortestWord = 4

/** Lower case without accents; "ae", "oe" and "ue" are other spellings of "ä", "ö" and "ü". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([aou])e/g, '$1')

const names = roleGlossary.flatMap(({ en, de, category }) =>
  [en, de].map((name) => ({ name: fold(name), category })),
)

export const seatKindOf = (word: string): SeatKind | undefined => {
  const folded = fold(word)
  const match = names.find(
    ({ name }) => folded.includes(name) || (word.length >= shortestWord && name.startsWith(folded)),
  )
  // A seat of category "other" can be anything.
  return match?.category === 'other' ? undefined : match?.category
}
