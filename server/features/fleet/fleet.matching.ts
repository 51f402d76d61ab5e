/** Finds the ships of the catalogue that are meant by the names in other programs' lists. */
import { importLimits } from '#contract/fleet/fields.ts'
import type { ListedShip } from './fleet.hangar.ts'

interface CatalogueShip {
  readonly id: number
  readonly name: string
  readonly manufacturer: string
}

export interface Match<Ship> {
  readonly match: 'matched' | 'doubtful' | 'unknown'
  /** One ship if matched; the most similar first if doubtful. */
  readonly candidates: readonly Ship[]
}

type Named = Pick<ListedShip, 'name' | 'manufacturer' | 'manufacturerCode' | 'shipCode'>

/** Words in lower case, without accents and punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** "Idris-P", "Idris P" and "IdrisP" are the same. */
const keyOf = (words: readonly string[]): string => words.join('')

/** As in Postgres: of each word with two spaces before it and one after. */
const trigramsOf = (words: readonly string[]): Set<string> =>
  new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3))
    }),
  )

/** How the maker is written before the name of a ship: "Roberts Space Industries", "Roberts" or "RSI". */
const makerNames = (manufacturer: string): string[][] => {
  const words = wordsOf(manufacturer)
  const initials = words.map(([letter]) => letter).join('')
  return [words, words.slice(0, 1), [initials]]
}

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.length > 0 && start.length < words.length && start.every((word, i) => word === words[i])

/** Less similar ships are not worth showing. */
const minSimilarity = 0.3

export type Matcher<Ship> = (listed: Named) => Match<Ship>

/** Everything about the catalogue is computed here, once, and not for each name. */
export const createMatcher = <Ship extends CatalogueShip>(ships: readonly Ship[]): Matcher<Ship> => {
  const shipsByKey = new Map(ships.map((ship) => [keyOf(wordsOf(ship.name)), ship]))
  // The longest first.
  const makers = [...new Set(ships.map(({ manufacturer }) => manufacturer))]
    .flatMap(makerNames)
    .sort((a, b) => b.length - a.length)
  const trigrams = ships.map(({ name }) => trigramsOf(wordsOf(name)))
  const shipsWith = new Map<string, number[]>()
  trigrams.forEach((own, index) => {
    for (const trigram of own) shipsWith.set(trigram, [...(shipsWith.get(trigram) ?? []), index])
  })

  const withoutMaker = ({ name, manufacturer, manufacturerCode }: Named): string[] => {
    const words = wordsOf(name)
    const ofList = [...makerNames(manufacturer), wordsOf(manufacturerCode)]
    const maker = [...ofList, ...makers].find((each) => startsWith(words, each))
    return words.slice(maker?.length ?? 0)
  }

  const findSimilar = (words: readonly string[]): Ship[] => {
    const wanted = trigramsOf(words)
    const shared = new Uint16Array(ships.length)
    for (const trigram of wanted) {
      for (const index of shipsWith.get(trigram) ?? []) shared[index] = (shared[index] ?? 0) + 1
    }
    return ships
      .map((ship, index) => {
        const common = shared[index] ?? 0
        return { ship, similarity: common / (wanted.size + (trigrams[index]?.size ?? 0) - common) }
      })
      .filter(({ similarity }) => similarity >= minSimilarity)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, importLimits.candidates)
      .map(({ ship }) => ship)
  }

  return (listed) => {
    const words = withoutMaker(listed)
    const exact =
      shipsByKey.get(keyOf(wordsOf(listed.name))) ??
      shipsByKey.get(keyOf(words)) ??
      // The first part of the code is the maker.
      shipsByKey.get(keyOf(wordsOf(listed.shipCode).slice(1)))
    if (exact) return { match: 'matched', candidates: [exact] }
    const candidates = findSimilar(words)
    return { match: candidates.length > 0 ? 'doubtful' : 'unknown', candidates }
  }
}
