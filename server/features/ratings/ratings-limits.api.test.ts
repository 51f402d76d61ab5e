/** Limits as in production. */
import { expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { completeMission, startMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { rateLeader, rateMembers } = ratingCalls(t)
const minute = 60_000

/** A mission that took this long. */
const fly = async (milliseconds: number) => {
  t.clock.stop()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  await t.send(startMission, { params: { id } }, { as: leader })
  t.clock.advance(milliseconds)
  await t.send(completeMission, { params: { id }, body: {} }, { as: leader })
  return { id, leader, member }
}
const canRate = async (as: Player, id: number) =>
  (await t.send(getCrew, { params: { id } }, { as })).body.viewer?.canRate

test('a mission that ran for less than 10 minutes cannot be rated, also not later', async () => {
  const { id, leader, member } = await fly(10 * minute - 1000)
  expect([await canRate(leader, id), await canRate(member, id)]).toEqual([false, false])
  t.clock.advance(60 * minute)
  for (const answer of [await rateLeader(member, id, 1), await rateMembers(leader, id, 1)]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'mission_too_short'])
    expect(answer.body.message).toContain('at least 10 minutes')
  }
})

test('a mission of 10 minutes can be rated', async () => {
  const { id, leader, member } = await fly(10 * minute)
  expect([await canRate(leader, id), await canRate(member, id)]).toEqual([true, true])
  expect((await rateLeader(member, id, 1)).status).toBe(201)
})

/** A mission of half an hour; a player who had applied before is accepted this long before its completion. */
const flyWithLate = async (milliseconds: number, absent: (late: Player) => Player[]) => {
  t.clock.stop()
  const { apply, decide } = applicationCalls(t)
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const [member, late] = [await joinCrew(t, leader, id), await registerPlayer(t)]
  const { body } = await apply(late, id)
  await t.send(startMission, { params: { id } }, { as: leader })
  t.clock.advance(30 * minute - milliseconds)
  await decide(leader, id, body.id, 'accepted')
  t.clock.advance(milliseconds)
  const marked = absent(late).map(({ user }) => user.id)
  await t.send(completeMission, { params: { id }, body: { absent: marked } }, { as: leader })
  return { id, leader, member, late }
}
const { inbox } = applicationCalls(t)
const absencesOf = async (as: Player, id: number) =>
  (await t.send(getCrew, { params: { id } }, { as })).body.viewer?.absences.map(({ userId }) => userId)

test('a player who came aboard shortly before the completion cannot be marked, rated, or rate', async () => {
  const { id, leader, member, late } = await flyWithLate(10 * minute - 1000, (player) => [player])
  expect(await absencesOf(leader, id)).toEqual([])
  expect([await canRate(late, id), await canRate(member, id), await canRate(leader, id)]).toEqual([
    false,
    true,
    true,
  ])
  expect((await rateLeader(late, id, 1)).body.code).toBe('mission_too_short')
  const [completed] = await inbox(late)
  expect(completed).toContain('You flew together for less than 10 minutes, so you cannot rate it.')
  expect((await inbox(member))[0]).toContain('You can rate the leader')

  // The rating of the leader opens for those who flew, without waiting for the one who could not rate.
  expect((await rateMembers(leader, id, 1)).status).toBe(201)
  expect((await rateLeader(member, id, 5)).status).toBe(201)
  const rated = await t.connection.db
    .selectFrom('received_ratings')
    .select('user_id')
    .orderBy('user_id')
    .execute()
  expect(rated.map(({ user_id }) => user_id)).toEqual([leader.user.id, member.user.id])
  expect(await inbox(late)).toHaveLength(2)
})

test('a player who was aboard for 10 minutes after the start is marked, or rates, like everybody else', async () => {
  const marked = await flyWithLate(10 * minute, (player) => [player])
  expect(await absencesOf(marked.leader, marked.id)).toEqual([marked.late.user.id])
  const { id, late } = await flyWithLate(10 * minute, () => [])
  expect(await canRate(late, id)).toBe(true)
  expect((await rateLeader(late, id, 4)).status).toBe(201)
})

test('nobody is marked absent from a mission that ran for less than 10 minutes', async () => {
  t.clock.stop()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  await t.send(startMission, { params: { id } }, { as: leader })
  t.clock.advance(9 * minute)
  await t.send(completeMission, { params: { id }, body: { absent: [member.user.id] } }, { as: leader })
  expect(await absencesOf(leader, id)).toEqual([])
})
