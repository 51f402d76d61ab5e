/** The filters of those who are free, as the address bar has them. */

import { activities } from '#contract/crews/fields.ts'
import { seatKinds } from '#contract/crews/seats.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'
import { languages } from '#contract/wire/languages.ts'
import { regions } from '#contract/wire/regions.ts'
import type { FreePlayersQuery } from '#web/features/crews/beacons/beacons.queries.ts'
import { readPlayersSearch } from '#web/features/players/players-search.ts'

const isSet = (value: unknown): true | undefined => (String(value) === 'true' ? true : undefined)

export const readFreeSearch = (given: Record<string, unknown>) => ({
  ...readPlayersSearch(given),
  seat: seatKinds.find((kind) => kind === given.seat && kind !== 'any'),
  activity: choiceOf(activities, given.activity),
  language: choiceOf(languages, given.language),
  region: choiceOf(regions, given.region),
  verified: isSet(given.verified),
  ship: isSet(given.ship),
  reliable: isSet(given.reliable),
})
export type FreeSearch = Partial<ReturnType<typeof readFreeSearch>>

const flag = (value: true | undefined) => (value ? 'true' : undefined)

export const freeQuery = (search: FreeSearch): FreePlayersQuery => ({
  seats: search.seat,
  activity: search.activity,
  languages: search.language,
  region: search.region,
  isVerified: flag(search.verified),
  bringsShip: flag(search.ship),
  isReliable: flag(search.reliable),
})

export const hasFilters = ({ search: _, ...filters }: FreeSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined)
