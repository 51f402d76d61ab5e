/**
 * What the filters of the board require of a post. The board compares it with the columns of many posts; saved searches
 * store it in columns of their own and are compared with one post.
 */
import type { WindowQuery } from '#contract/crews/board.ts'
import { regions } from '#contract/wire/regions.ts'
import {
  activityFacet,
  atOnceFacet,
  experienceFacet,
  regionFacet,
  seatFacet,
  shipSizeFacet,
  systemFacet,
  versionFacet,
} from './crews.facets.ts'

type FilterQuery = Omit<WindowQuery, 'status'>

const wantedFacets = (query: FilterQuery): string[] => [
  ...(query.activity ? [activityFacet(query.activity)] : []),
  ...(query.shipSize ? [shipSizeFacet(query.shipSize)] : []),
  ...(query.experience ? [experienceFacet(query.experience)] : []),
  ...(query.system ? [systemFacet(query.system)] : []),
  ...(query.atOnce ? [atOnceFacet] : []),
  ...(query.gameVersion === 'ptu' ? [versionFacet('ptu')] : []),
]

/** Posts for any region and for the released game are the usual ones: they have no facet for it. */
const unwantedFacets = ({ region, gameVersion }: FilterQuery): string[] => [
  ...(region ? regions.filter((other) => other !== region).map(regionFacet) : []),
  ...(gameVersion === 'live' ? [versionFacet('ptu')] : []),
]

export interface FilterColumns {
  /** Facets that a post must have, all of them. */
  readonly wanted: string[]
  /** Facets that it must not have. */
  readonly unwanted: string[]
  /** Of these facets it must have one, if there are any. */
  readonly languages: string[]
  readonly seats: string[]
  readonly ship_id: number | null
  readonly max_crew_size: number | null
}

export const filterColumns = (query: FilterQuery): FilterColumns => ({
  wanted: wantedFacets(query),
  unwanted: unwantedFacets(query),
  languages: query.languages,
  seats: query.seats.map(seatFacet),
  ship_id: query.ship ?? null,
  max_crew_size: query.maxCrewSize ?? null,
})
