import fc from 'fast-check'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  activities,
  experienceLevels,
  missionStatuses,
  postTypes,
  shipSizes,
  startWindows,
} from '#contract/crew-fields.ts'
import { crewSorts, listCrews } from '#contract/crews.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import type { CrewRow } from '#server/features/crews/crews.table.ts'
import { startWindow } from '#server/features/crews/crews.windows.ts'
import { folded, searchText, searchWords } from '#server/features/crews/crews.words.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const hour = 60 * 60_000
const zones = ['Europe/Berlin', 'Europe/London', 'America/New_York'] as const
let author: Player

beforeEach(async () => {
  author = await registerPlayer(t)
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
  startsInHours: fc.option(fc.integer({ min: -60, max: 200 })),
  ship_size: fc.option(fc.constantFrom(...shipSizes)),
  experience_level: fc.option(fc.constantFrom(...experienceLevels)),
  required_languages: fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 3 }),
  primary_language: fc.constantFrom(...languages),
  timezone: fc.constantFrom(...zones),
  postedHoursAgo: fc.integer({ min: 0, max: 5 }),
})

const anyQuery = fc.record(
  {
    status: fc.constantFrom('open' as const, 'all' as const),
    search: fc.constantFrom(
      'bergbau',
      'HAMMER',
      'fur',
      'strasse',
      '%',
      '_',
      'gunner run',
      'un',
      'ru',
      'f',
      'c2',
      '2',
      'ca',
      'c:',
      '採掘',
      'mining',
      'Kampf',
      '0%',
    ),
    languages: fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1, maxLength: 3 }),
    timezone: fc.constantFrom(...zones),
    activity: fc.constantFrom(...activities),
    shipSize: fc.constantFrom(...shipSizes),
    experience: fc.constantFrom(...experienceLevels),
    maxCrewSize: fc.integer({ min: 1, max: 6 }),
    startTime: fc.constantFrom(...startWindows),
    tz: fc.constantFrom(...zones),
    sort: fc.constantFrom(...crewSorts),
    limit: fc.integer({ min: 1, max: 7 }),
  },
  { requiredKeys: [] },
)
type AnyQuery = typeof anyQuery extends fc.Arbitrary<infer Q> ? Q : never

const fits = (crew: CrewRow, query: AnyQuery, now: Date): boolean => {
  if ((query.status ?? 'open') === 'open') {
    const running = crew.mission_status === 'open' || crew.mission_status === 'in_progress'
    const overdue =
      crew.mission_status === 'open' &&
      crew.scheduled_time !== null &&
      crew.scheduled_time.getTime() < now.getTime() - 24 * hour
    if (!running || overdue || crew.current_crew_size >= crew.max_crew_size) return false
  }
  if (query.startTime) {
    const { from, to } = startWindow(query.startTime, now, query.tz ?? 'UTC')
    if (!crew.scheduled_time || crew.scheduled_time < from || crew.scheduled_time >= to) return false
  }
  const speaks = (language: Language) =>
    crew.primary_language === language || crew.required_languages.includes(language)
  return (
    (!query.languages || query.languages.some(speaks)) &&
    (!query.timezone || crew.timezone === query.timezone) &&
    (!query.activity || crew.activity === query.activity) &&
    (!query.shipSize || crew.ship_size === query.shipSize) &&
    (!query.experience || crew.experience_level === query.experience) &&
    (!query.maxCrewSize || crew.max_crew_size <= query.maxCrewSize)
  )
}

const contains = (crew: CrewRow, search: string) =>
  searchWords(search).every((word) => {
    const text = folded(` ${crew.title} ${crew.description} ${crew.search_text}`)
    return /^[a-z0-9]{1,2}$/.test(word)
      ? new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text)
      : text.includes(word)
  })

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
      posts.map(({ filled, startsInHours, postedHoursAgo, ...post }) => ({
        ...post,
        author_id: author.user.id,
        current_crew_size: Math.min(filled, post.max_crew_size),
        scheduled_time:
          startsInHours === null ? null : new Date(now.getTime() + startsInHours * hour + 60_000),
        additional_requirements: '',
        location: '',
        start_location: '',
        end_location: '',
        search_text: searchText(post),
        created_at: new Date(now.getTime() - postedHoursAgo * hour),
        updated_at: now,
      })),
    )
    .returningAll()
    .execute()
}

test('any filters find exactly the posts that fit, each once, in order, over all pages', async () => {
  const posts = fc.array(anyPost, { minLength: 25, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(posts, fc.array(anyQuery, { minLength: 12, maxLength: 12 }), async (drafts, queries) => {
      const now = t.clock.stop()
      const crews = await store(drafts, now)
      for (const query of queries) {
        const fitting = crews.filter((crew) => fits(crew, query, now))
        const found = fitting.filter((crew) => !query.search || contains(crew, query.search))
        // With no post that has the words, posts with similar ones may be shown instead.
        if (query.search && found.length === 0) continue
        const expected = found.sort(query.sort === 'soonest' ? bySoonest : byNewest).map(({ id }) => id)
        const { ids, totals } = await readAll(query)
        expect({ query, ids }).toEqual({ query, ids: expected })
        expect(totals).toEqual([String(expected.length)])
      }
    }),
    { numRuns: 8 },
  )
}, 120_000)

const titles = async (search: string) =>
  (await t.send(listCrews, { query: { search } })).body.map(({ title }) => title)

test('a search finds words of both languages, parts of words and small typing errors', async () => {
  await postCrew(t, author, { title: 'Prospector-Rudel für Anfänger', activity: 'mining' })
  await postCrew(t, author, {
    title: 'Bounty hunting in a Hammerhead',
    description: 'Three gunners',
    activity: 'combat',
  })
  for (const search of [
    'Anfänger',
    'anfanger',
    'anfaenger',
    'fänger',
    'RUDEL prospector',
    'bergbau',
    'mining',
    'Prospektor',
    'prospecter',
    'prospekt',
    'pro rudle',
  ]) {
    expect([search, await titles(search)]).toEqual([search, ['Prospector-Rudel für Anfänger']])
  }
  for (const search of ['gunner', 'hammer', 'Kampf', 'hamerhead', 'gunnerz']) {
    expect([search, await titles(search)]).toEqual([search, ['Bounty hunting in a Hammerhead']])
  }
  expect(await titles('quantanium')).toEqual([])
  expect(await titles('gunner quantanium')).toEqual([])
})

test('short words are found where words begin, and in scripts without spaces anywhere', async () => {
  await postCrew(t, author, { title: 'Freight (C2 Hercules)', description: 'x' })
  await postCrew(t, author, { title: '小惑星採掘クルー', description: 'y' })
  expect(await titles('c2')).toEqual(['Freight (C2 Hercules)'])
  expect(await titles('he')).toEqual(['Freight (C2 Hercules)'])
  expect(await titles('er')).toEqual([])
  expect(await titles('採掘')).toEqual(['小惑星採掘クルー'])
})

test('a post may be one endless word', async () => {
  await postCrew(t, author, { title: 'Endless', description: 'a'.repeat(2_000) })
  expect(await titles('a'.repeat(200))).toEqual(['Endless'])
})

test('signs that mean something to a database are ordinary signs to the search', async () => {
  await postCrew(t, author, { title: 'Split 50% for all', description: 'x' })
  await postCrew(t, author, { title: 'Use snake_case', description: 'y' })
  await postCrew(t, author, { title: 'Path C:\\ships', description: 'z' })
  expect(await titles('%')).toEqual(['Split 50% for all'])
  expect(await titles('_')).toEqual(['Use snake_case'])
  expect(await titles('\\')).toEqual(['Path C:\\ships'])
  expect(await titles('50%')).toEqual(['Split 50% for all'])
})

test.each([
  'status=closed',
  'activity=fishing',
  'shipSize=huge',
  'experience=expert',
  'startTime=someday',
  'sort=random',
  'languages=tlh',
  'languages=de,de',
  'timezone=Mars/Olympus',
  'tz=nowhere',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1&page=2',
  'limit=0',
  'limit=51',
  'maxCrewSize=0',
  'maxCrewSize=51',
  'search=%00',
  `search=${'x'.repeat(201)}`,
])('%s is refused', async (query) => {
  const response = await t.inject({ url: `/api/crew-finder?${query}` })
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input'])
})

test.each([
  'page=1000000',
  'page=100000000&limit=50',
  'search=(a%2B)%2B%24',
  "search=';drop table crews;--",
  'search=%F0%9F%9A%80',
  'search=%22%26%7C!%3A*',
  'search=&activity=&languages=&startTime=',
  'unknown=1&__proto__=2',
  `search=${'a '.repeat(90)}`,
  `search=${'x'.repeat(200)}`,
  `search=${encodeURIComponent('🚀'.repeat(20))}`,
  `search=${encodeURIComponent('宇宙船員募集')}`,
])('%s gives an ordinary answer', async (query) => {
  await postCrew(t, author)
  const response = await t.inject({ url: `/api/crew-finder?${query}` })
  expect(response.statusCode).toBe(200)
})

test('a request makes at most three queries', async () => {
  await postCrew(t, author, { roles: [{ roleName: 'Pilot', slotsNeeded: 1 }] })
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const queries = () => spy.mock.calls.filter(([query]) => !JSON.stringify(query).includes('pgboss'))
  for (const query of [{}, { search: 'quantanium', languages: 'de' }, { search: 'quantaniun' }]) {
    spy.mockClear()
    const { body } = await t.send(listCrews, { query }, { as: author })
    expect(body).toHaveLength(1)
    expect(queries().length).toBeGreaterThan(1)
    expect(queries().length).toBeLessThanOrEqual(3)
  }
  spy.mockRestore()
})
