import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { activityNames } from '#contract/crews/activity-names.ts'
import { countWindows, listCrews } from '#contract/crews/board.ts'
import {
  activities,
  experienceLevels,
  missionStatuses,
  postTypes,
  shipSizes,
  startWindows,
} from '#contract/crews/fields.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { startWindow } from '#server/features/crews/crews.windows.ts'
import { type Player, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { searchTextOf } from '#server/words/search-text.ts'
import { facetsOf } from './crews.facets.ts'

const t = openTestApp()
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
let author: Player

beforeEach(async () => {
  author = await registerPlayer(t)
  await t.send(updateProfile, { body: { displayName: 'Tante Erna' } }, { as: author })
})

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
const anyPost = fc.record({
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
  location: fc.constantFrom('', 'Orison', 'Port Tressler, later', 'Ruin Station'),
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
  PYRO: /ruin station/i,
  hercules: /hercules/i,
}

const anyQuery = fc.record(
  {
    status: fc.constantFrom('open' as const, 'all' as const),
    search: fc.constantFrom(...Object.keys(searches)),
    languages: fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1, maxLength: 3 }),
    timezone: fc.constantFrom(...zones),
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
type AnyQuery = typeof anyQuery extends fc.Arbitrary<infer Q> ? Q : never

/** What clocks in the zone show, by Intl. */
const clockIn = (zone: string, moment: Date): string =>
  moment.toLocaleString('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

const hasSameClock = (crew: CrewRow, zone: string, now: Date): boolean =>
  clockIn(crew.timezone, crew.scheduled_time ?? now) === clockIn(zone, crew.scheduled_time ?? now)

const fits = (crew: CrewRow, query: AnyQuery, now: Date): boolean => {
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
    (!query.timezone || hasSameClock(crew, query.timezone, now)) &&
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
}

const fieldsOf = (crew: CrewRow): string => {
  const names = crew.activity
    ? [crew.activity, activityNames[crew.activity].en, activityNames[crew.activity].de]
    : []
  const place = placeNames[crew.location] ?? ''
  return [crew.title, crew.ship_name ?? '', place, author.user.username, 'Tante Erna', ...names].join(' ')
}

const isIn = (text: string, search: string): boolean => searches[search]?.test(text) ?? false
const contains = (crew: CrewRow, search: string): boolean =>
  isIn(`${fieldsOf(crew)} ${crew.description}`, search)

/** Hits in the fields come before hits in the description. */
const fieldsFirst = (search: string | undefined) => (one: CrewRow, other: CrewRow) =>
  search ? Number(isIn(fieldsOf(other), search)) - Number(isIn(fieldsOf(one), search)) : 0

const byNewest = (a: CrewRow, b: CrewRow) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id
const startOf = (crew: CrewRow) => crew.scheduled_time?.getTime() ?? Number.POSITIVE_INFINITY
const bySoonest = (a: CrewRow, b: CrewRow) =>
  startOf(a) === startOf(b) ? a.id - b.id : startOf(a) - startOf(b)

const asked = (query: AnyQuery, page: number) =>
  Object.fromEntries(
    Object.entries({ ...query, languages: query.languages?.join(','), page })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  )

/** Turns the pages over until one is empty. */
const readAll = async (query: AnyQuery) => {
  const ids: number[] = []
  const totals = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { status, body, headers } = await t.send(listCrews, { query: asked(query, page) })
    expect(status).toBe(200)
    totals.add(String(headers['x-total-count']))
    if (body.length === 0) return { ids, totals: [...totals] }
    expect(body.length).toBeLessThanOrEqual(query.limit ?? 12)
    ids.push(...body.map(({ id }) => id))
  }
}

const store = async (
  posts: readonly (typeof anyPost extends fc.Arbitrary<infer P> ? P : never)[],
  now: Date,
) => {
  const { db } = t.connection
  await db.deleteFrom('crews').execute()
  return db
    .insertInto('crews')
    .values(
      posts.map(({ filled, startsInHours, postedHoursAgo, ...post }) => {
        const crew = {
          ...post,
          author_id: author.user.id,
          current_crew_size: Math.min(filled, post.max_crew_size),
          scheduled_time:
            startsInHours === null ? null : new Date(now.getTime() + startsInHours * hour + 60_000),
          additional_requirements: '',
          start_location: '',
          end_location: '',
          search_text: searchTextOf({
            ...post,
            roleNames: [],
            shipName: post.ship_name,
            startLocation: '',
            endLocation: '',
            leader: { username: author.user.username, displayName: 'Tante Erna' },
          }),
          created_at: new Date(now.getTime() - postedHoursAgo * hour),
          updated_at: now,
          is_hidden: false,
        }
        return { ...crew, facets: facetsOf(crew, []) }
      }),
    )
    .returningAll()
    .execute()
}

test('any filters find and count exactly the posts that fit, each once, in order, over all pages', async () => {
  const posts = fc.array(anyPost, { minLength: 25, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(posts, fc.array(anyQuery, { minLength: 10, maxLength: 10 }), async (drafts, queries) => {
      const now = t.clock.stop()
      const crews = await store(drafts, now)
      for (const query of queries) {
        const fitting = crews.filter((crew) => fits(crew, query, now))
        const found = fitting.filter((crew) => !query.search || contains(crew, query.search))
        // With no post that has the words, posts with similar ones may be shown instead.
        if (query.search && found.length === 0) continue
        const expected = found
          .sort(query.sort === 'soonest' ? bySoonest : byNewest)
          .sort(fieldsFirst(query.search))
          .map(({ id }) => id)
        const { ids, totals } = await readAll(query)
        expect({ query, ids }).toEqual({ query, ids: expected })
        expect(totals).toEqual([String(expected.length)])
        const starting = startWindows.map((startTime) => {
          const inWindow = crews.filter((crew) => fits(crew, { ...query, startTime }, now))
          const hits = inWindow.filter((crew) => !query.search || contains(crew, query.search))
          return { startTime, total: hits.length, isCapped: false }
        })
        const { body } = await t.send(countWindows, { query: asked(query, 1) })
        expect({ query, starting: body }).toEqual({ query, starting })
      }
    }),
    { numRuns: 8 },
  )
}, 120_000)

test.each(['newest', 'soonest'] as const)('of many posts the %s come first, on every page', async (sort) => {
  const now = t.clock.stop()
  const crews = await store(fc.sample(anyPost, { seed: 7, numRuns: 160 }), now)
  for (const query of [
    { sort, status: 'all' as const, limit: 1 },
    { sort, limit: 2 },
  ]) {
    const fitting = crews.filter((crew) => fits(crew, query, now))
    const expected = fitting.sort(sort === 'soonest' ? bySoonest : byNewest).map(({ id }) => id)
    expect(await readAll(query)).toEqual({ ids: expected, totals: [String(expected.length)] })
  }
})
