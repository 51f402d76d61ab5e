/** The filters that the words of a search name: "medic", "German", "EU", "Pyro", "tonight". */
import type { StartWindow } from '#contract/crews/fields.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { locales } from '#contract/locales/locales.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'
import { rememberResults } from '#contract/wire/remember-results.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { languageName } from '#web/i18n/format.ts'
import { dayWords, eveningWords, fillerWords, regionWords } from './filter-words.ts'
import { fold, seatKindOf } from './seat-words.ts'

export type SearchOffer =
  | { readonly filter: 'seats'; readonly value: SeatKind }
  | { readonly filter: 'languages'; readonly value: Language }
  | { readonly filter: 'region'; readonly value: Region }
  | { readonly filter: 'system'; readonly value: string }
  | { readonly filter: 'startTime'; readonly value: StartWindow }

/** In English, in German and as its speakers call it. */
const namesOfLanguage = rememberResults((code: string): string[] =>
  [...locales, code].map((locale) =>
    fold(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? languageName(code)),
  ),
)

/** "deutschsprachig" is German too. */
const languageOf = (folded: string): Language | undefined =>
  languages.find((code) => namesOfLanguage(code).some((name) => folded.startsWith(name)))

const offerOf = (
  word: string,
  day: StartWindow | undefined,
  systems: readonly string[],
): SearchOffer | undefined => {
  const folded = fold(word)
  const system = systems.find((name) => fold(name) === folded)
  if (system) return { filter: 'system', value: system }
  const region = regionWords.get(folded)
  if (region) return { filter: 'region', value: region }
  const startTime = dayWords.get(folded) ?? (eveningWords.has(folded) ? (day ?? 'today') : undefined)
  if (startTime) return { filter: 'startTime', value: startTime }
  const language = languageOf(folded)
  if (language) return { filter: 'languages', value: language }
  const seat = seatKindOf(word)
  return seat && { filter: 'seats', value: seat }
}

interface Word {
  readonly word: string
  /** What it names. */
  readonly offer: SearchOffer | undefined
}

const wordsOf = ({ search = '' }: BoardSearch, systems: readonly string[]): Word[] => {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const day = words.map((word) => dayWords.get(fold(word))).find((named) => named !== undefined)
  return words.map((word) => ({ word, offer: offerOf(word, day, systems) }))
}

const isList = (filter: SearchOffer['filter']): filter is 'seats' | 'languages' =>
  filter === 'seats' || filter === 'languages'

/** A filter with one value cannot have both. */
const isEither = (one: SearchOffer, other: SearchOffer): boolean =>
  one.filter === other.filter && (one.value === other.value || !isList(one.filter))

const isChosen = (search: BoardSearch, { filter, value }: SearchOffer): boolean =>
  [search[filter]].flat().some((chosen) => chosen === value)

/** What the search names and the filters do not have yet, each once; of a filter with one value only the first. */
export const searchOffers = (search: BoardSearch, systems: readonly string[]): SearchOffer[] =>
  wordsOf(search, systems)
    .map(({ offer }) => offer)
    .filter((offer) => offer !== undefined)
    .filter((offer, i, all) => all.findIndex((other) => isEither(other, offer)) === i)
    .filter((offer) => !isChosen(search, offer))

/** The filter with the value besides those that it has. */
const filterWith = (search: BoardSearch, { filter, value }: SearchOffer): BoardSearch => ({
  [filter]: isList(filter) ? [...(search[filter] ?? []), value] : value,
})

/**
 * The change that puts filters in the place of the words that name them. Every word that is left has to be found in a
 * post: once nothing more is offered, those between them go as well.
 */
export const takeOffers = (
  search: BoardSearch,
  offers: readonly SearchOffer[],
  systems: readonly string[],
): BoardSearch => {
  let filters: BoardSearch = {}
  for (const offer of offers) filters = { ...filters, ...filterWith({ ...search, ...filters }, offer) }
  const isAll = offers.length === searchOffers(search, systems).length
  const rest = wordsOf(search, systems).filter(({ word, offer }) =>
    offer ? !isChosen({ ...search, ...filters }, offer) : !(isAll && fillerWords.has(fold(word))),
  )
  return { ...filters, search: rest.map(({ word }) => word).join(' ') || undefined }
}
