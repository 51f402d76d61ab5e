/** The state of the board in the address bar. Default values are left out. */
import {
  activities,
  crewLimits,
  experienceLevels,
  gameVersions,
  hoursApartChoices,
  startWindows,
} from '#contract/crews/fields.ts'
import { seatKinds } from '#contract/crews/seats.ts'
import { shipSizes } from '#contract/fleet/fields.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'
import { languages } from '#contract/wire/languages.ts'
import { regions } from '#contract/wire/regions.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'

const wholeNumber = (given: unknown, min: number, max: number): number | undefined => {
  const text = String(given ?? '')
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

const someOf = <const Value extends string>(
  values: readonly Value[],
  given: unknown,
): Value[] | undefined => {
  const names = String(given ?? '').split(',')
  const chosen = values.filter((value) => names.includes(value))
  return chosen.length > 0 ? chosen : undefined
}

/** Pasted tabs and line breaks separate words, as spaces do. */
const typedText = (given: unknown, max: number): string | undefined =>
  typeof given === 'string' ? given.replace(/\p{Cc}/gu, ' ').slice(0, max) || undefined : undefined

/** A time zone, and how far clocks may differ from it; the same clock is the default. */
const clockOf = ({ timezone, hoursApart }: Record<string, unknown>) => {
  const zone = typeof timezone === 'string' ? timezoneName(timezone) : undefined
  const apart = choiceOf(hoursApartChoices, String(hoursApart))
  return { timezone: zone, hoursApart: zone && apart !== '0' ? apart : undefined }
}

/** Invalid values are ignored, so that an outdated or mistyped link still shows the board. */
export const readBoardSearch = (given: Record<string, unknown>) => ({
  search: typedText(given.search, crewLimits.searchLength),
  status: choiceOf(['all'], given.status),
  seats: someOf(seatKinds, given.seats),
  languages: someOf(languages, given.languages),
  region: choiceOf(regions, given.region),
  gameVersion: choiceOf(gameVersions, given.gameVersion),
  system: typedText(given.system, crewLimits.systemLength)?.trim() || undefined,
  ...clockOf(given),
  startTime: choiceOf(startWindows, given.startTime),
  activity: choiceOf(activities, given.activity),
  shipSize: choiceOf(shipSizes, given.shipSize),
  ship: wholeNumber(given.ship, 1, 999_999_999),
  experience: choiceOf(experienceLevels, given.experience),
  // The maximum means no filter.
  maxCrewSize: wholeNumber(given.maxCrewSize, 1, crewLimits.crewSize - 1),
  fitsHours: String(given.fitsHours) === 'true' || undefined,
  atOnce: String(given.atOnce) === 'true' || undefined,
  sort: choiceOf(['soonest', 'newest', 'match'], given.sort),
  view: choiceOf(['list'], given.view),
  page: wholeNumber(given.page, 2, 100_000_000),
})

export type BoardSearch = Partial<ReturnType<typeof readBoardSearch>>

/** Guests have no hours and nothing that posts could fit; a link with either still shows them the board. */
export const guestSearch = ({ fitsHours, sort, ...search }: BoardSearch): BoardSearch => ({
  ...search,
  ...(sort !== 'match' && { sort }),
})

/** With every status, by start time the board would begin with missions that ended long ago. */
const defaultSort = ({ status }: BoardSearch) => (status === 'all' ? 'newest' : 'soonest')

export const sortOf = (search: BoardSearch) => search.sort ?? defaultSort(search)

/** The default is left out of the address. */
export const sortChange = (
  search: BoardSearch,
  sort: NonNullable<BoardSearch['sort']>,
): Pick<BoardSearch, 'sort'> => ({ sort: sort === defaultSort(search) ? undefined : sort })

const filterKeys = [
  'seats',
  'languages',
  'region',
  'gameVersion',
  'system',
  'timezone',
  'activity',
  'shipSize',
  'ship',
  'experience',
  'maxCrewSize',
  'startTime',
  'fitsHours',
  'atOnce',
  'status',
] as const

/** How many filters are set. Page, search text and the default status do not count. */
export const countFilters = (search: BoardSearch): number =>
  filterKeys.reduce((sum, key) => {
    const value = search[key]
    return sum + (Array.isArray(value) ? value.length : Number(value !== undefined))
  }, 0)

/** The change that clears every filter and the search text; the view stays. */
export const noFilters: BoardSearch = Object.fromEntries(
  [...filterKeys, 'hoursApart', 'search'].map((key) => [key, undefined]),
)
