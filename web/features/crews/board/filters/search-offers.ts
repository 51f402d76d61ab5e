/** The filters that the words of a search name: "medic", "German", "EU", "Pyro", "tonight". */
import type { Region, StartWindow } from '#contract/crews/fields.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { type Language, languages, locales } from '#contract/wire/languages.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { languageName } from '#web/i18n/format.ts'
import { rememberResults } from '#web/i18n/remember-results.ts'
import { fold, seatKindOf } from './seat-words.ts'

export type SearchOffer =
  | { readonly filter: 'seats'; readonly value: SeatKind }
  | { readonly filter: 'languages'; readonly value: Language }
  | { readonly filter: 'region'; readonly value: Region }
  | { readonly filter: 'system'; readonly value: string }
  | { readonly filter: 'startTime'; readonly value: StartWindow }

const regionWords: ReadonlyMap<string, Region> = new Map([
  ['eu', 'eu'],
  ['europe', 'eu'],
  ['europa', 'eu'],
  ['us', 'us'],
  ['usa', 'us'],
  ['asia', 'asia'],
  ['asien', 'asia'],
  ['au', 'au'],
  ['australia', 'au'],
  ['australien', 'au'],
])

const startWords: ReadonlyMap<string, StartWindow> = new Map([
  ['today', 'today'],
  ['tonight', 'today'],
  ['heute', 'today'],
  ['abend', 'today'],
  ['tomorrow', 'tomorrow'],
  ['morgen', 'tomorrow'],
])

/** In English, in German and as its speakers call it. */
const namesOfLanguage = rememberResults((code: string): string[] =>
  [...locales, code].map((locale) =>
    fold(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? languageName(code)),
  ),
)

/** "deutschsprachig" is German too. */
const languageOf = (folded: string): Language | undefined =>
  languages.find((code) => namesOfLanguage(code).some((name) => folded.startsWith(name)))

const offerOf = (word: string, systems: readonly string[]): SearchOffer | undefined => {
  const folded = fold(word)
  const system = systems.find((name) => fold(name) === folded)
  if (system) return { filter: 'system', value: system }
  const region = regionWords.get(folded)
  if (region) return { filter: 'region', value: region }
  const startTime = startWords.get(folded)
  if (startTime) return { filter: 'startTime', value: startTime }
  const language = languageOf(folded)
  if (language) return { filter: 'languages', value: language }
  const seat = seatKindOf(word)
  return seat && { filter: 'seats', value: seat }
}

const wordsOf = ({ search = '' }: BoardSearch): string[] => search.split(/\s+/).filter((word) => word !== '')

const isSame = (one: SearchOffer | undefined, other: SearchOffer): boolean =>
  one?.filter === other.filter && one.value === other.value

const isChosen = (search: BoardSearch, { filter, value }: SearchOffer): boolean =>
  [search[filter]].flat().some((chosen) => chosen === value)

/** What the search names and the filters do not have yet, each once. */
export const searchOffers = (search: BoardSearch, systems: readonly string[]): SearchOffer[] =>
  wordsOf(search)
    .map((word) => offerOf(word, systems))
    .filter((offer) => offer !== undefined)
    .filter((offer, i, all) => all.findIndex((other) => isSame(other, offer)) === i)
    .filter((offer) => !isChosen(search, offer))

const valueWith = (search: BoardSearch, { filter, value }: SearchOffer): BoardSearch => ({
  [filter]: filter === 'seats' || filter === 'languages' ? [...(search[filter] ?? []), value] : value,
})

/** The change that puts filters in the place of the words that name them. */
export const takeOffers = (
  search: BoardSearch,
  offers: readonly SearchOffer[],
  systems: readonly string[],
): BoardSearch => {
  const rest = wordsOf(search).filter((word) => {
    const named = offerOf(word, systems)
    return !offers.some((offer) => isSame(named, offer))
  })
  let change: BoardSearch = { search: rest.join(' ') || undefined }
  for (const offer of offers) change = { ...change, ...valueWith({ ...search, ...change }, offer) }
  return change
}
