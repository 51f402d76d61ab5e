import { afterEach, expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { complete, flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const many = Array.from({ length: 20 }, (_, i) => i)

afterEach(() => expectInvariants(t.connection))

const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('of twenty equal ratings sent at once to two nodes, one counts', async () => {
  const other = await t.startNode()
  const { id, leader, members } = await flyMission(t, 2)
  const on = (i: number) => ratingCalls(i % 2 === 0 ? t : other)
  const ofLeader = await Promise.all(many.map((i) => on(i).rateLeader(members[0], id, 1 + (i % 5))))
  await ratingCalls(t).rateLeader(members[1], id, 5)
  const ofMembers = await Promise.all(many.map((i) => on(i).rateMembers(leader, id, 1 + (i % 5))))
  expect([count(ofLeader, 201), count(ofLeader, 409)]).toEqual([1, 19])
  expect([count(ofMembers, 201), count(ofMembers, 409)]).toEqual([1, 19])
  const { body } = await t.send(getCrew, { params: { id } })
  expect(body.members.map(({ reputation }) => reputation.totalRatings)).toEqual([2, 1, 1])
})

test('ratings of the same players by several leaders at once all count', async () => {
  const other = await t.startNode()
  const { db } = t.connection
  const players = await Promise.all(many.map(() => registerPlayer(t)))
  const leaders = await Promise.all(many.slice(0, 8).map(() => registerPlayer(t)))
  const crews = await Promise.all(leaders.map((leader) => postCrew(t, leader, { maxCrewSize: 21 })))
  for (const [i, { id }] of crews.entries()) {
    // Every second crew in the opposite order, so that locks in the order of joining would deadlock.
    const order = i % 2 === 0 ? players : players.toReversed()
    const joined_at = t.node.ctx.now()
    await db
      .insertInto('crew_members')
      .values(
        order.map(({ user }, place) => ({
          crew_id: id,
          user_id: user.id,
          role_id: null,
          joined_at: new Date(joined_at.getTime() + place),
        })),
      )
      .execute()
    await db.updateTable('crews').set({ current_crew_size: 21, facets: [] }).where('id', '=', id).execute()
    await complete(t, leaders[i] as Player, id)
  }
  for (const { id } of crews) for (const player of players) await ratingCalls(t).rateLeader(player, id, 4)
  const answers = await Promise.all(
    crews.map(({ id }, i) => ratingCalls(i % 2 === 0 ? t : other).rateMembers(leaders[i], id, 5)),
  )
  expect(count(answers, 201)).toBe(leaders.length)
  const { body } = await t.send(getCrew, { params: { id: crews[0]?.id ?? 0 } })
  expect(body.members.slice(1).map(({ reputation }) => reputation.totalRatings)).toEqual(many.map(() => 8))
})

test('two who rate each other at once both see it', async () => {
  const other = await t.startNode()
  for (let turn = 0; turn < 5; turn += 1) {
    const { id, leader, members } = await flyMission(t, 2)
    const answers = await Promise.all([
      ratingCalls(t).rateLeader(members[0], id, 5),
      ratingCalls(other).rateMembers(leader, id, 4),
      ratingCalls(other).rateLeader(members[1], id, 3),
    ])
    expect(count(answers, 201)).toBe(3)
    const { body } = await t.send(getCrew, { params: { id } })
    expect(body.members.map(({ reputation }) => reputation.totalRatings)).toEqual([2, 1, 1])
  }
})
