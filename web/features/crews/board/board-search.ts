/** The board's state as the address bar holds it; whatever is at its default is left out. */
import * as z from 'zod/mini'
import { activities, crewLimits, experienceLevels, shipSizes, startWindows } from '#contract/crew-fields.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import { timezone } from '#contract/wire/timezones.ts'

const choice = <const Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given)

const whole = (given: unknown, min: number, max: number): number | undefined => {
  const text = String(given ?? '')
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

const chosenLanguages = (given: unknown): Language[] | undefined => {
  const names = String(given ?? '').split(',')
  const chosen = languages.filter((language) => names.includes(language))
  return chosen.length > 0 ? chosen : undefined
}

/** Pasted tabs and line breaks part words like blanks do. */
const words = (given: unknown): string | undefined =>
  typeof given === 'string'
    ? given.replace(/\p{Cc}/gu, ' ').slice(0, crewLimits.searchLength) || undefined
    : undefined

/** What it cannot read counts as not given, so that an old or mistyped link still shows the board. */
export const readBoardSearch = (given: Record<string, unknown>) => ({
  search: words(given.search),
  status: choice(['all'], given.status),
  languages: chosenLanguages(given.languages),
  timezone: z.optional(timezone).safeParse(given.timezone || undefined).data,
  startTime: choice(startWindows, given.startTime),
  activity: choice(activities, given.activity),
  shipSize: choice(shipSizes, given.shipSize),
  experience: choice(experienceLevels, given.experience),
  // The whole range is no filter.
  maxCrewSize: whole(given.maxCrewSize, 1, crewLimits.crewSize - 1),
  view: choice(['list'], given.view),
  page: whole(given.page, 2, 100_000_000),
})

export type BoardSearch = Partial<ReturnType<typeof readBoardSearch>>

const filterKeys = [
  'languages',
  'timezone',
  'activity',
  'shipSize',
  'experience',
  'maxCrewSize',
  'startTime',
  'status',
] as const

/** How many filters are set. Page, words and the default status do not count. */
export const countFilters = (search: BoardSearch): number =>
  filterKeys.reduce((sum, key) => {
    const value = search[key]
    return sum + (Array.isArray(value) ? value.length : Number(value !== undefined))
  }, 0)

/** The change that takes every filter and the words away; the view stays. */
export const noFilters: BoardSearch = Object.fromEntries(
  [...filterKeys, 'search'].map((key) => [key, undefined]),
)
