/** The board by brute force: any posts and questions, and which posts answer a question, in which order. */
import fc from 'fast-check'
import { activityNames } from '#contract/crews/activity-names.ts'
import { atOnceChoices } from '#contract/crews/at-once.ts'
import {
  activities,
  experienceLevels,
  gameVersions,
  hoursApartChoices,
  missionStatuses,
  postTypes,
  startWindows,
} from '#contract/crews/fields.ts'
import { shipSizes } from '#contract/fleet/fields.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import { regions } from '#contract/wire/regions.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { startWindow } from '#server/features/crews/board/crews.windows.ts'

const hour = 60 * 60_000

/** Zones with one clock all year, in winter, in summer or never. */
const zones = [
  'Europe/Berlin',
  'Europe/Paris',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Africa/Casablanca',
  'Europe/London',
  'America/New_York',
  'Etc/GMT-1',
] as const

const words = [
  'Bergbau',
  'für',
  'Anfänger',
  'Hammerhead',
  '100%',
  'snake_case',
  'gunner',
  'Straße',
  'run',
  '(C2',
  'A1/C2',
  '採掘クルー',
] as const
const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((list) => list.join(' '))

/** Any post that the tables allow, with a start around now. */
export const anyPost = fc.record({
  title: sentence,
  description: sentence,
  activity: fc.option(fc.constantFrom(...activities)),
  post_type: fc.constantFrom(...postTypes),
  mission_status: fc.constantFrom(...missionStatuses, 'open' as const, 'open' as const),
  max_crew_size: fc.integer({ min: 1, max: 6 }),
  filled: fc.integer({ min: 1, max: 6 }),
  startsInHours: fc.option(
    fc.oneof(fc.integer({ min: -60, max: 200 }), fc.integer({ min: -9_000, max: 8_700 })),
  ),
  ship_size: fc.option(fc.constantFrom(...shipSizes)),
  experience_level: fc.option(fc.constantFrom(...experienceLevels)),
  required_languages: fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 3 }),
  primary_language: fc.constantFrom(...languages),
  timezone: fc.constantFrom(...zones),
  region: fc.option(fc.constantFrom(...regions)),
  game_version: fc.constantFrom(...gameVersions),
  seats_at_once: fc.constantFrom(...atOnceChoices),
  location: fc.constantFrom('', 'Orison', 'Port Tressler, later', 'Ruin Station', 'Pyro Gateway (Stanton)'),
  ship_name: fc.constantFrom(null, 'Hammerhead', 'C2 Hercules'),
  postedHoursAgo: fc.integer({ min: 0, max: 5 }),
})

/** Each search with the texts it finds. The search text itself is not asked: it is what is tested. */
const searches: Readonly<Record<string, RegExp>> = {
  bergbau: /bergbau/i,
  HAMMER: /hammer/i,
  fur: /für/,
  strasse: /straße/i,
  '%': /%/,
  _: /_/,
  'gunner run': /gunner.* run|(^| )run .*gunner/i,
  un: /(?<![a-z])un/i,
  ru: /(?<![a-z])ru/i,
  f: /(?<![a-z])f/i,
  c2: /c2/i,
  ca: /(?<![a-z])ca/i,
  'c:': /(?<![a-z])c/i,
  採掘: /採掘/,
  mining: /mining/i,
  Kampf: /kampf/i,
  '100%': /100/,
  'tante erna': /./,
  'Erna hammer': /hammer/i,
  orison: /orison/i,
  microtech: /tressler/i,
  PYRO: /ruin station|pyro gateway/i,
  hercules: /hercules/i,
}

export const anyQuery = fc.record(
  {
    status: fc.constantFrom('open' as const, 'all' as const),
    search: fc.constantFrom(...Object.keys(searches)),
    languages: fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1, maxLength: 3 }),
    timezone: fc.constantFrom(...zones),
    hoursApart: fc.constantFrom(...hoursApartChoices),
    region: fc.constantFrom(...regions),
    gameVersion: fc.constantFrom(...gameVersions),
    atOnce: fc.constant('true' as const),
    system: fc.constantFrom('Stanton', 'pyro', 'Terra'),
    activity: fc.constantFrom(...activities),
    shipSize: fc.constantFrom(...shipSizes),
    experience: fc.constantFrom(...experienceLevels),
    maxCrewSize: fc.integer({ min: 1, max: 6 }),
    startTime: fc.constantFrom(...startWindows),
    tz: fc.constantFrom(...zones),
    // What fits a player has tests of its own.
    sort: fc.constantFrom('newest', 'soonest'),
    limit: fc.integer({ min: 4, max: 20 }),
    upcoming: fc.boolean(),
  },
  { requiredKeys: [] },
)
export type AnyQuery = typeof anyQuery extends fc.Arbitrary<infer Q> ? Q : never

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes far longer than using it. */
const formatIn = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, format)
  return format
}

/** What clocks in the zone show, by Intl, as if it were UTC. */
const clockIn = (zone: string, moment: Date): number => Date.parse(`${formatIn(zone).format(moment)}Z`)

export const isClockNear = (
  post: Pick<CrewRow, 'timezone' | 'scheduled_time'>,
  zone: string,
  hoursApart: number,
  now: Date,
): boolean => {
  const moment = post.scheduled_time ?? now
  return Math.abs(clockIn(post.timezone, moment) - clockIn(zone, moment)) <= hoursApart * hour
}

/** The posts have no roles: all of their seats are given at once, or none. */
const givesSeats = (crew: CrewRow): boolean =>
  crew.seats_at_once === 'all' &&
  crew.mission_status === 'open' &&
  crew.current_crew_size < crew.max_crew_size

export const fits = (crew: CrewRow, query: AnyQuery, now: Date): boolean => {
  if ((query.status ?? 'open') === 'open') {
    const running = crew.mission_status === 'open' || crew.mission_status === 'in_progress'
    const overdue =
      crew.mission_status === 'open' &&
      crew.scheduled_time !== null &&
      crew.scheduled_time.getTime() < now.getTime() - 24 * hour
    if (!running || overdue || crew.current_crew_size >= crew.max_crew_size) return false
  }
  if (query.upcoming && (!crew.scheduled_time || crew.scheduled_time < now)) return false
  if (query.startTime) {
    const { from, to, includesRunning } = startWindow(query.startTime, now, query.tz ?? 'UTC')
    const isUnderWay = includesRunning && crew.mission_status === 'in_progress'
    const startsThen = crew.scheduled_time && crew.scheduled_time >= from && crew.scheduled_time < to
    if (!isUnderWay && !startsThen) return false
  }
  const speaks = (language: Language) =>
    crew.primary_language === language || crew.required_languages.includes(language)
  return (
    (!query.languages || query.languages.some(speaks)) &&
    (!query.timezone || isClockNear(crew, query.timezone, Number(query.hoursApart ?? 0), now)) &&
    (!query.region || crew.region === null || crew.region === query.region) &&
    (!query.gameVersion || crew.game_version === query.gameVersion) &&
    (!query.atOnce || givesSeats(crew)) &&
    (!query.system || systemOf[crew.location] === query.system.toLowerCase()) &&
    (!query.activity || crew.activity === query.activity) &&
    (!query.shipSize || crew.ship_size === query.shipSize) &&
    (!query.experience || crew.experience_level === query.experience) &&
    (!query.maxCrewSize || crew.max_crew_size <= query.maxCrewSize)
  )
}

const placeNames: Readonly<Record<string, string>> = {
  '': '',
  Orison: 'Orison Crusader Stanton',
  'Port Tressler, later': 'Port Tressler, later microTech Stanton',
  'Ruin Station': 'Ruin Station Terminus Pyro',
  'Pyro Gateway (Stanton)': 'Pyro Gateway (Stanton)',
}

const systemOf: Readonly<Record<string, string>> = {
  Orison: 'stanton',
  'Port Tressler, later': 'stanton',
  'Ruin Station': 'pyro',
  'Pyro Gateway (Stanton)': 'stanton',
}

/** `leader`: what the leader is called. */
const fieldsOf = (crew: CrewRow, leader: string): string => {
  const names = crew.activity
    ? [crew.activity, activityNames[crew.activity].en, activityNames[crew.activity].de]
    : []
  const place = placeNames[crew.location] ?? ''
  return [crew.title, crew.ship_name ?? '', place, leader, ...names].join(' ')
}

const isIn = (text: string, search: string): boolean => searches[search]?.test(text) ?? false

export const contains = (crew: CrewRow, search: string, leader: string): boolean =>
  isIn(`${fieldsOf(crew, leader)} ${crew.description}`, search)

/** Hits in the fields come before hits in the description. */
export const fieldsFirst = (search: string | undefined, leader: string) => (one: CrewRow, other: CrewRow) =>
  search ? Number(isIn(fieldsOf(other, leader), search)) - Number(isIn(fieldsOf(one, leader), search)) : 0

export const byNewest = (a: CrewRow, b: CrewRow) =>
  b.created_at.getTime() - a.created_at.getTime() || b.id - a.id
const startOf = (crew: CrewRow) => crew.scheduled_time?.getTime() ?? Number.POSITIVE_INFINITY
export const bySoonest = (a: CrewRow, b: CrewRow) =>
  startOf(a) === startOf(b) ? a.id - b.id : startOf(a) - startOf(b)
