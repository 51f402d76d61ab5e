// Also on the embedded engine.
import { expect, test } from 'vitest'
import { cancelMission } from '#contract/missions/missions.ts'
import { shortestMissionMs } from '#server/features/records/records.fragment.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete, flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { flownWith, favour } = playerCalls(t)
const { rateMembers, rateLeader } = ratingCalls(t)
const { block } = messageCalls(t)

const namesOf = async (as: Player) => (await flownWith(as)).map(({ username }) => username)

/** The leader flies again with the same member. */
const flyAgain = async (leader: Player, member: Player): Promise<number> => {
  const { id } = await postCrew(t, leader)
  await t.connection.db
    .insertInto('crew_members')
    .values({ crew_id: id, user_id: member.user.id, joined_at: new Date() })
    .execute()
  await t.connection.db.updateTable('crews').set({ current_crew_size: 2 }).where('id', '=', id).execute()
  await complete(t, leader, id)
  return id
}

test('leader and members see whom they flew with, how often, and the rating that they gave', async () => {
  const { id, leader, members } = await flyMission(t, 2)
  const [one, other] = members as [Player, Player]
  await rateLeader(one, id, 4)
  await rateMembers(leader, id, 3)
  const again = await flyAgain(leader, one)
  await rateMembers(leader, again, 5)
  await favour(leader, one)
  const seen = await flownWith(leader)
  expect(
    seen.map(({ id, missions, ratingGiven, isFavourite }) => [id, missions, ratingGiven, isFavourite]),
  ).toEqual([
    [one.user.id, 2, 5, true],
    [other.user.id, 1, 3, false],
  ])
  expect(
    Date.parse(seen[0]?.lastFlownAt ?? '') - Date.parse(seen[1]?.lastFlownAt ?? ''),
  ).toBeGreaterThanOrEqual(shortestMissionMs(t.node.ctx.config))
  expect((await flownWith(one)).map(({ id, missions, ratingGiven }) => [id, missions, ratingGiven])).toEqual([
    [leader.user.id, 2, 4],
    [other.user.id, 1, null],
  ])
})

test('missions that are ahead, run or were cancelled do not count', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  await joinCrew(t, leader, id)
  expect(await flownWith(leader)).toEqual([])
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect(await flownWith(leader)).toEqual([])
})

test('a block takes both out of each other’s list, and nobody else', async () => {
  const { leader, members } = await flyMission(t, 2)
  const [one, other] = members as [Player, Player]
  await block(one, leader)
  expect(await namesOf(leader)).toEqual([other.user.username])
  expect(await namesOf(one)).toEqual([other.user.username])
  expect((await namesOf(other)).sort()).toEqual([leader.user.username, one.user.username].sort())
})

test('who has deleted the account is no longer in the list', async () => {
  const { leader, members } = await flyMission(t, 2)
  const [one, other] = members as [Player, Player]
  await leaveForGood(t, one)
  expect(await namesOf(leader)).toEqual([other.user.username])
})
