/** A zone can have several names, and several zones one clock: posts are found by any of them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import { crewDraft } from '#contract/crews/drafts.ts'
import { hoursApartChoices } from '#contract/crews/fields.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { crewColumns, noShip } from '#server/features/crews/posting/crews.columns.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { isClockNear } from '#server/testing/models/board-model.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { builtInLocations } from '#server/words/locations.ts'
import { facetsOf, nothingTaken } from './crews.facets.ts'

const t = openTestApp()

test('these tests run on a server in another time zone', () => {
  expect(new Date('2027-01-01T00:00:00Z').getHours()).toBe(13)
})

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Europe/Berlin', 'EUROPE/BERLIN'],
])('a post in %s is found by %s', async (posted, timezone) => {
  const { id } = await postCrew(t, await registerPlayer(t), { timezone: posted })
  const { body } = await t.send(listCrews, { query: { timezone } })
  expect(body.map((crew) => crew.id)).toContain(id)
})

test('posts are found by the clock at their start: by zones that differ now, and not by zones that differ then', async () => {
  t.clock.advance(Date.parse('2028-01-10T12:00:00Z') - t.clock.stop().getTime())
  const leader = await registerPlayer(t)
  const post = (title: string, timezone: string, scheduledFor: string | null) =>
    postCrew(t, leader, { title, timezone, scheduledFor })
  await post('Berlin in winter', 'Europe/Berlin', '2028-01-20T20:00')
  await post('Berlin in summer', 'Europe/Berlin', '2028-07-20T20:00')
  await post('Berlin whenever', 'Europe/Berlin', null)
  const found = async (timezone: string) =>
    (await t.send(listCrews, { query: { timezone, sort: 'soonest' } })).body.map(({ title }) => title)
  const all = ['Berlin in winter', 'Berlin in summer', 'Berlin whenever']
  expect(await found('Europe/Paris')).toEqual(all)
  expect(await found('Africa/Lagos')).toEqual(['Berlin in winter', 'Berlin whenever'])
  expect(await found('Africa/Johannesburg')).toEqual(['Berlin in summer'])
  expect(await found('America/New_York')).toEqual([])
  t.clock.advance(180 * 24 * 60 * 60_000)
  expect(await found('Africa/Johannesburg')).toEqual(['Berlin in summer', 'Berlin whenever'])
})

/** Every zone that the runtime knows, by the name that we store. */
const everyZone = [...new Set(Intl.supportedValuesOf('timeZone').map((zone) => timezoneName(zone) ?? zone))]

/** Both changes of a year in Europe, in North America and on Lord Howe, where the clocks move by half an hour. */
const changes = [
  '2028-03-26T01:00Z',
  '2028-10-29T01:00Z',
  '2028-03-12T07:00Z',
  '2028-11-05T06:00Z',
  '2028-04-01T15:00Z',
  '2028-09-30T15:30Z',
] as const

const anyStart = fc.option(
  fc
    .tuple(
      fc.constantFrom(...changes),
      fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -2_000, max: 2_000 })),
    )
    .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000)),
  { freq: 4 },
)

/** Two posts in every zone. */
const storePosts = async (authorId: number) => {
  const now = t.node.ctx.now()
  const starts = fc.sample(anyStart, { seed: 25, numRuns: 2 * everyZone.length })
  const rows = starts.map((start, i) => {
    const timezone = everyZone[i % everyZone.length] ?? 'UTC'
    const draft = crewDraft.parse({ title: 'Halo', description: 'Halo', activity: 'mining', timezone })
    const leader = { username: 'leader', displayName: null }
    const state = { mission_status: 'open', current_crew_size: 1, is_hidden: false } as const
    const crew = { ...crewColumns(draft, start, [], noShip, leader, builtInLocations), ...state }
    const facets = facetsOf(crew, [], nothingTaken, builtInLocations)
    return { ...crew, facets, author_id: authorId, created_at: now, updated_at: now }
  })
  return t.connection.db.insertInto('crews').values(rows).returningAll().execute()
}

test('the clocks of every zone find what a slow reference finds, around both changes of the clocks', async () => {
  t.clock.advance(Date.parse('2028-01-10T12:00:00Z') - t.clock.stop().getTime())
  const { user } = await registerPlayer(t)
  const posts = await storePosts(user.id)
  const now = t.node.ctx.now()
  const readIds = async (timezone: string, hoursApart: (typeof hoursApartChoices)[number]) => {
    const ids: number[] = []
    for (let page = 1; ; page += 1) {
      const query = { timezone, hoursApart, limit: '50', page: String(page) }
      const { body } = await t.send(listCrews, { query })
      if (body.length === 0) return ids.sort((a, b) => a - b)
      ids.push(...body.map(({ id }) => id))
    }
  }
  // The posts are in every zone, so a sample of the zones queries all of them.
  const asked = everyZone.filter((_, i) => i % 6 === 0)
  for (const [i, timezone] of asked.entries()) {
    const hoursApart = hoursApartChoices[i % hoursApartChoices.length] ?? '0'
    const expected = posts.filter((post) => isClockNear(post, timezone, Number(hoursApart), now))
    const query = { timezone, hoursApart, limit: '1' }
    const { headers } = await t.send(listCrews, { query })
    expect([timezone, hoursApart, headers['x-total-count']]).toEqual([
      timezone,
      hoursApart,
      String(expected.length),
    ])
    if (i % 20 > 0) continue
    expect(await readIds(timezone, hoursApart)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b))
  }
}, 60_000)

test('players, posts and applications store a zone under one name', async () => {
  const timezone = 'asia/calcutta'
  const leader = await registerPlayer(t, { timezone })
  const crew = await postCrew(t, leader, { timezone })
  const applicant = await registerPlayer(t)
  const body = { message: 'Me', availability: 'sofort', experience: 'experte', timezone } as const
  const applied = await t.send(applyToCrew, { params: { id: crew.id }, body }, { as: applicant })
  const changed = await t.send(updateProfile, { body: { timezone } }, { as: applicant })
  expect([leader.user, crew, applied.body, changed.body].map((kept) => kept.timezone)).toEqual(
    Array(4).fill('Asia/Kolkata'),
  )
})
