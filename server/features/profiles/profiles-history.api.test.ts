/** After any history of missions and discussions, the counters of every player equal the rows. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyToCrew, decideApplication, withdrawApplication } from '#contract/applications/applications.ts'
import {
  cancelMission,
  completeMission,
  endMission,
  leaveCrew,
  startMission,
} from '#contract/missions/missions.ts'
import { getPlayerStatistics } from '#contract/profiles/players.ts'
import { addViews } from '#server/features/crews/views/crews-views.sql.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, remove } = discussionCalls(t)
const playerCount = 4

const kinds = [
  'post',
  'post',
  'apply',
  'accept',
  'accept',
  'withdraw',
  'leave',
  'start',
  'complete',
  'complete',
  'end',
  'cancel',
  'comment',
  'comment',
  'remove comment',
  'view',
] as const
const rareKinds = ['delete crew', 'delete account', 'change leader'] as const
const step = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...kinds) },
    { weight: 1, arbitrary: fc.constantFrom(...rareKinds) },
  ),
  player: fc.nat(),
  nth: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const nthId = async (table: 'crews' | 'applications' | 'comments', nth: number): Promise<number> => {
  const rows = await t.connection.db.selectFrom(table).select('id').orderBy('id').execute()
  return rows[nth % Math.max(rows.length, 1)]?.id ?? 0
}

const leaderOf = async (players: readonly Player[], crewId: number): Promise<Player | undefined> => {
  const row = await t.connection.db
    .selectFrom('crews')
    .select('author_id')
    .where('id', '=', crewId)
    .executeTakeFirst()
  return players.find(({ user }) => user.id === row?.author_id)
}

const application = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
const moves = { start: [startMission], complete: [startMission, completeMission], end: [endMission] }

/** Actions that the state forbids are refused, and must not change anything. */
const take = async (players: readonly Player[], { kind, player, nth }: Step): Promise<void> => {
  const as = players[player % players.length] as Player
  const id = await nthId('crews', nth)
  const leader = await leaderOf(players, id)
  const { db } = t.connection
  switch (kind) {
    case 'post':
      await postCrew(t, as).catch(() => undefined)
      return
    case 'apply':
      await t.send(applyToCrew, { params: { id }, body: application }, { as })
      return
    case 'accept': {
      const { body } = await t.send(applyToCrew, { params: { id }, body: application }, { as })
      const params = { id, applicationId: body.id ?? 0 }
      await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
      return
    }
    case 'withdraw':
      await t.send(withdrawApplication, { params: { id } }, { as })
      return
    case 'leave':
      await t.send(leaveCrew, { params: { id } }, { as })
      return
    case 'start':
    case 'complete':
    case 'end':
      for (const move of moves[kind]) await t.send(move, { params: { id } }, { as: leader })
      return
    case 'cancel':
      await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
      return
    case 'comment':
      await write(as, id, 'Hello')
      return
    case 'remove comment':
      await remove(leader, await nthId('comments', nth))
      return
    case 'view':
      await addViews({ db }, new Map([[id, (nth % 5) + 1]]))
      return
    case 'delete crew':
      await sql`delete from crews where id = ${id}`.execute(db)
      return
    case 'delete account':
      await leaveForGood(t, as)
      return
    case 'change leader':
      await sql`
        update crews set author_id = ${as.user.id}
        where id = ${id}
          and exists (select from users where id = ${as.user.id})
          and not exists (select from crew_members where crew_id = ${id} and user_id = ${as.user.id})
          and not exists (select from applications where crew_id = ${id} and user_id = ${as.user.id})
      `.execute(db)
  }
}

/** The counts of a player from the tables, row by row. */
const countByHand = async ({ user }: Player) => {
  const { db } = t.connection
  const applications = await db.selectFrom('applications').select('user_id').execute()
  const comments = await db.selectFrom('comments').select(['author_id', 'removed_at']).execute()
  return {
    applied: applications.filter(({ user_id }) => user_id === user.id).length,
    replies: comments.filter(({ author_id, removed_at }) => author_id === user.id && !removed_at).length,
  }
}

test('what is counted equals the rows after missions, discussions, and deleted crews and accounts', async () => {
  let flown = 0
  let written = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
      const players: Player[] = []
      for (let i = 0; i < playerCount; i += 1) players.push(await registerPlayer(t))
      await postCrew(t, players[0] as Player)
      for (const each of steps) await take(players, each)
      await expectInvariants(t.connection)
      for (const player of players) {
        const { status, body } = await t.send(getPlayerStatistics, { params: { id: player.user.id } })
        if (status === 404) continue
        const { missions, forum } = body
        const counted = { applied: missions.applied, replies: forum.repliesMade }
        expect(counted).toEqual(await countByHand(player))
        flown += missions.completed
        written += counted.replies
      }
    }),
    { numRuns: 8, seed: 20_261_115 },
  )
  // Otherwise the histories would have tested little.
  expect(flown).toBeGreaterThan(5)
  expect(written).toBeGreaterThan(5)
}, 60_000)
