/** After any history of ratings, the counters of every player equal the ratings that count. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { complete, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { openRatingsJob } from './ratings-opening.service.ts'

const t = openTestApp()
const { rateLeader, rateMembers } = ratingCalls(t)
const playerCount = 3
const crewCount = 6

/** Everyone but the leader is a member of every crew. */
const setScene = async () => {
  const { db } = t.connection
  const players: Player[] = []
  for (let i = 0; i < playerCount; i += 1) players.push(await registerPlayer(t))
  const crews: { id: number; leader: number }[] = []
  for (let i = 0; i < crewCount; i += 1) {
    const leader = players[i % players.length] as Player
    const { id } = await postCrew(t, leader, { maxCrewSize: playerCount })
    const others = players.filter((player) => player !== leader)
    const joined_at = t.node.ctx.now()
    await db
      .insertInto('crew_members')
      .values(others.map(({ user }) => ({ crew_id: id, user_id: user.id, role_id: null, joined_at })))
      .execute()
    await db
      .updateTable('crews')
      .set({ current_crew_size: playerCount, facets: [] })
      .where('id', '=', id)
      .execute()
    await complete(t, leader, id)
    crews.push({ id, leader: leader.user.id })
  }
  return { players, crews }
}
type Scene = Awaited<ReturnType<typeof setScene>>

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      player: fc.nat(),
      crew: fc.nat(),
      stars: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), nth: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      nth: fc.nat(),
      stars: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete crew' as const), crew: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete account' as const), player: fc.nat() }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const nthRating = async (nth: number): Promise<number> => {
  const rows = await t.connection.db.selectFrom('ratings').select('id').orderBy('id').execute()
  return rows[nth % Math.max(rows.length, 1)]?.id ?? 0
}

const take = async ({ players, crews }: Scene, each: Step): Promise<void> => {
  const { db } = t.connection
  switch (each.kind) {
    case 'rate': {
      const player = players[each.player % players.length]
      const crew = crews[each.crew % crews.length]
      if (!player || !crew) return
      const rate = player.user.id === crew.leader ? rateMembers : rateLeader
      // Deleted crews and accounts, and second ratings, are refused.
      expect([201, 401, 404, 409]).toContain((await rate(player, crew.id, each.stars)).status)
      return
    }
    case 'wait':
      t.clock.advance(each.hours * 60 * 60_000)
      await openRatingsJob.run(t.node.ctx, {})
      return
    case 'remove':
      await sql`delete from ratings where id = ${await nthRating(each.nth)}`.execute(db)
      return
    case 'correct':
      await sql`update ratings set stars = ${each.stars} where id = ${await nthRating(each.nth)}`.execute(db)
      return
    case 'delete crew':
      await sql`delete from crews where id = ${crews[each.crew % crews.length]?.id ?? 0}`.execute(db)
      return
    case 'delete account': {
      const player = players[each.player % players.length]
      if (player) expect([204, 401]).toContain((await leaveForGood(t, player)).status)
    }
  }
}

test('counters equal the rows that count after ratings, removals, and deleted crews and accounts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const scene = await setScene()
      for (const each of steps) await take(scene, each)
      await expectInvariants(t.connection)
    }),
    { numRuns: 8, seed: 20_261_115 },
  )
}, 60_000)

test('the shown average is that of the rows', async () => {
  const { players, crews } = await setScene()
  const [first] = crews
  const stars = [5, 2]
  const leader = players.find(({ user }) => user.id === first?.leader)
  await rateMembers(leader, first?.id ?? 0, 4)
  const members = players.filter(({ user }) => user.id !== first?.leader)
  for (const [i, member] of members.entries()) await rateLeader(member, first?.id ?? 0, stars[i] ?? 1)
  const { body } = await t.send(getCrew, { params: { id: first?.id ?? 0 } })
  expect(body.authorReputation).toEqual({ averageRating: 3.5, totalRatings: 2 })
  const { rows } = await sql<{ stars_received: number[] }>`
    select stars_received from users where id = ${first?.leader}
  `.execute(t.connection.db)
  expect(rows[0]?.stars_received).toEqual([0, 1, 0, 0, 1])
})
