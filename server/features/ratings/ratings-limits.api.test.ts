/** Limits as in production. */
import { expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { completeMission, startMission } from '#contract/missions/missions.ts'
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
