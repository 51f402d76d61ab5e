/** The filters of the board that a saved search keeps. */
import { crewLimits } from '../crews/fields.ts'
import { seatKinds } from '../crews/seats.ts'
import { languages } from '../wire/languages.ts'

/** As the query of the board has them. */
export type SearchFilters = Readonly<Record<string, string>>

/** The filters of the board, from a query or from the address bar. Without those that mean nothing to a saved search. */
export interface FilterValues {
  readonly search?: string | undefined
  readonly languages?: readonly string[] | undefined
  readonly timezone?: string | undefined
  readonly hoursApart?: number | string | undefined
  readonly region?: string | undefined
  readonly gameVersion?: string | undefined
  readonly system?: string | undefined
  readonly activity?: string | undefined
  readonly shipSize?: string | undefined
  readonly ship?: number | undefined
  readonly experience?: string | undefined
  readonly maxCrewSize?: number | undefined
  readonly startTime?: string | undefined
  readonly upcoming?: boolean | undefined
  readonly seats?: readonly string[] | undefined
  readonly fitsHours?: boolean | undefined
  readonly atOnce?: boolean | undefined
  /** The zone whose days `startTime` means. */
  readonly tz?: string | undefined
}

const listOf = (values: readonly string[], chosen: readonly string[] = []): string =>
  values.filter((value) => chosen.includes(value)).join(',')

/** The same filters always make the same value: what is not set is left out. */
export const canonicalFilters = (given: FilterValues): SearchFilters => {
  const hoursApart = String(given.hoursApart ?? 0)
  const values: Record<keyof FilterValues, string | undefined> = {
    search: given.search?.replace(/\s+/g, ' ').trim(),
    seats: listOf(seatKinds, given.seats),
    languages: listOf(languages, given.languages),
    region: given.region,
    gameVersion: given.gameVersion,
    system: given.system,
    timezone: given.timezone,
    hoursApart: given.timezone && hoursApart !== '0' ? hoursApart : undefined,
    startTime: given.startTime,
    tz: given.startTime && given.tz,
    upcoming: given.upcoming ? 'true' : undefined,
    activity: given.activity,
    shipSize: given.shipSize,
    ship: given.ship?.toString(),
    experience: given.experience,
    maxCrewSize: given.maxCrewSize === crewLimits.crewSize ? undefined : given.maxCrewSize?.toString(),
    fitsHours: given.fitsHours ? 'true' : undefined,
    atOnce: given.atOnce ? 'true' : undefined,
  }
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]))
}

/** Equal whatever the order of their keys and the zone of their days: after a journey "today" is not a second search. */
export const isSameSearch = (
  { tz: _, ...one }: SearchFilters,
  { tz: __, ...other }: SearchFilters,
): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value)
