// Also on the embedded engine.
/** The order "Fits me", the filter "Fits my hours", and the reasons that cards show. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWindows, crewQuery, listCrews } from '#contract/crews/board.ts'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import { updateWeekHours } from '#contract/profiles/hours.ts'
import { hoursInWeek } from '#contract/users/week-hours.ts'
import {
  gunnerRole,
  inHours,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { testViewer } from '#server/testing/factories/viewers.ts'
import * as world from '#server/testing/models/matching-model.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import * as board from './crews-board.service.ts'

const t = openTestApp()

const list = async (player: Player, query: Readonly<Record<string, string>>) => {
  const { status, body } = await t.send(listCrews, { query: { limit: '50', ...query } }, { as: player })
  expect(status).toBe(200)
  return body
}
const idsOf = (crews: readonly { readonly id: number }[]) => crews.map(({ id }) => id)

const everyHour = Array.from({ length: hoursInWeek }, () => true)
const setHours = (player: Player, hours: boolean[]) =>
  t.send(updateWeekHours, { body: { hours } }, { as: player })

/** As the board lists them with a limit of so many posts. */
const listAtMost = async ({ user }: Player, query: Readonly<Record<string, string>>, most: number) => {
  const { ctx } = t.node
  const viewer = testViewer(user.id)
  const { crews, total, isCapped } = await board.listCrews({ ...ctx, viewer }, crewQuery.parse(query), most)
  return { ids: idsOf(crews), total, isCapped }
}

interface RankedPost {
  readonly id: number
  readonly score: number
  readonly start: number
  readonly fits: boolean
}

const bySoonest = (one: RankedPost, other: RankedPost): number =>
  (one.start < other.start ? -1 : Number(one.start > other.start)) || one.id - other.id

const byScore = (one: RankedPost, other: RankedPost): number =>
  other.score - one.score || bySoonest(one, other)

const worlds = fc.record({
  player: world.randomPlayer,
  leaders: fc.array(world.randomPlayer, { minLength: 2, maxLength: 2 }),
  posts: fc.array(world.randomPost, { minLength: 12, maxLength: 12 }),
})

test('the order is that of a reference written the slow way, over random players and posts', {
  timeout: 60_000,
}, async () => {
  // The moments at which the random posts start are within a year of this one.
  t.clock.advance(Date.parse('2026-12-01T12:00:00Z') - t.clock.stop().getTime())
  await fc.assert(
    fc.asyncProperty(worlds, async ({ player, leaders, posts }) => {
      await t.connection.db.updateTable('crews').set({ mission_status: 'cancelled', facets: [] }).execute()
      const viewer = await world.addPlayer(t, player)
      const leaderIds: number[] = []
      for (const leader of leaders) leaderIds.push((await world.addPlayer(t, leader)).user.id)
      const ranked: RankedPost[] = []
      for (const [i, post] of posts.entries()) {
        // The viewer leads the last post.
        const isOwn = i === posts.length - 1
        const leader = leaders[i % leaders.length]
        const id = await world.addPost(t, isOwn ? viewer.user.id : (leaderIds[i % leaders.length] ?? 0), post)
        const score =
          world.commonScore(player, post) + world.ratingScore(leader?.stars ?? 0) + world.freshScore(post)
        ranked.push({
          id,
          score: isOwn ? 0 : score,
          start: world.startOf(post)?.getTime() ?? Number.POSITIVE_INFINITY,
          fits: world.isInside(player, post),
        })
      }
      ranked.sort(byScore)
      const expected = idsOf(ranked)
      expect(idsOf(await list(viewer, { sort: 'match' }))).toEqual(expected)
      expect(idsOf(await list(viewer, { sort: 'match', limit: '5', page: '2' }))).toEqual(
        expected.slice(5, 10),
      )
      expect(idsOf(await list(viewer, { sort: 'match', fitsHours: 'true' }))).toEqual(
        idsOf(ranked.filter(({ fits }) => fits)),
      )
      // A list that ends after seven posts ranks the seven that start first.
      const first = idsOf(ranked.toSorted(bySoonest).slice(0, 7).sort(byScore))
      const capped = { total: 7, isCapped: true }
      expect(await listAtMost(viewer, { sort: 'match' }, 7)).toEqual({ ids: first, ...capped })
      const secondPage = { sort: 'match', limit: '5', page: '2' }
      expect(await listAtMost(viewer, secondPage, 7)).toEqual({ ids: first.slice(5), ...capped })
      const { total, isCapped } = await listAtMost(viewer, { sort: 'match' }, posts.length)
      expect({ total, isCapped }).toEqual({ total: posts.length, isCapped: false })
    }),
    { numRuns: runs(6) },
  )
})

test('a card says in at most three reasons why it fits, and only in this order', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t, { preferredLanguages: ['de', 'en'], timezone: 'UTC' })
  await setHours(player, everyHour)
  const fitting = await postCrew(t, leader, {
    primaryLanguage: 'de',
    timezone: 'UTC',
    scheduledFor: inHours(5),
  })
  const foreign = await postCrew(t, leader, { primaryLanguage: 'ja', timezone: 'Asia/Tokyo' })
  const own = await postCrew(t, player, { primaryLanguage: 'de', timezone: 'UTC', scheduledFor: inHours(5) })
  const crews = await list(player, { sort: 'match' })
  expect(crews.map(({ id, viewer }) => [id, viewer?.reasons])).toEqual([
    [fitting.id, [{ kind: 'language', language: 'de' }, { kind: 'hours' }, { kind: 'zone' }]],
    [foreign.id, [{ kind: 'fresh' }]],
    [own.id, []],
  ])
  for (const crew of await list(player, { sort: 'soonest' }))
    expect(crew.viewer).not.toHaveProperty('reasons')
})

test('the reasons change with the hours', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t, { preferredLanguages: ['fr'] })
  await postCrew(t, leader, { scheduledFor: inHours(5) })
  const kinds = async () =>
    (await list(player, { sort: 'match' })).map(({ viewer }) => viewer?.reasons?.map(({ kind }) => kind))
  expect((await kinds())[0]).not.toContain('hours')
  await setHours(player, everyHour)
  expect((await kinds())[0]).toContain('hours')
  await setHours(
    player,
    everyHour.map(() => false),
  )
  expect((await kinds())[0]).not.toContain('hours')
})

test('the filter by hours leaves out posts without a start and missions under way', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  await setHours(player, everyHour)
  const fitting = await postCrew(t, leader, { scheduledFor: inHours(5), roles: [gunnerRole()] })
  await postCrew(t, leader, { scheduledFor: null })
  const begun = await postCrew(t, leader, { scheduledFor: inHours(6) })
  await t.send(startMission, { params: { id: begun.id } }, { as: leader })
  for (const query of [{}, { status: 'all' }, { seats: 'combat', search: 'halo' }]) {
    expect([query, idsOf(await list(player, { ...query, fitsHours: 'true' }))]).toEqual([query, [fitting.id]])
  }
  expect(idsOf(await list(player, { fitsHours: 'false' }))).toHaveLength(3)
  const counts = await t.send(countWindows, { query: { fitsHours: 'true' } }, { as: player })
  expect(counts.body.find(({ startTime }) => startTime === 'next_6h')?.total).toBe(1)
  await setHours(
    player,
    everyHour.map(() => false),
  )
  expect(await list(player, { fitsHours: 'true' })).toEqual([])
})

test('only open posts are ranked', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  const open = await postCrew(t, leader)
  const cancelled = await postCrew(t, leader)
  await t.send(cancelMission, { params: { id: cancelled.id }, body: {} }, { as: leader })
  expect(idsOf(await list(player, { sort: 'match', status: 'all' }))).toEqual([open.id])
})

test.each([{ sort: 'match' }, { fitsHours: 'true' }])(
  'a guest who asks for %o is asked to sign in',
  async (query) => {
    const { status, body } = await t.send(listCrews, { query } as never)
    expect([status, body.code]).toEqual([401, 'not_signed_in'])
    if (!query.sort) expect((await t.send(countWindows, { query } as never)).status).toBe(401)
  },
)

test('any other value of fitsHours is refused', async () => {
  expect((await t.inject({ url: '/api/crew-finder?fitsHours=maybe' })).statusCode).toBe(400)
})
