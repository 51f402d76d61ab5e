// Also on the embedded engine.
/** No one sees a rating while it can still be answered. */
import { afterEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { decideApplication } from '#contract/applications/applications.ts'
import { getPlayerReputation } from '#contract/profiles/players.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { complete, flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { goodPassword, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { openRatingsJob } from './ratings-opening.service.ts'

const t = openTestApp()
const { rateLeader, rateMembers } = ratingCalls(t)
const { apply, inbox } = applicationCalls(t)
const dayMs = 24 * 60 * 60_000

afterEach(() => expectInvariants(t.connection))

const openDue = () => openRatingsJob.run(t.node.ctx, {})
const starsOf = async ({ user }: Player) => {
  const { body } = await t.send(getPlayerReputation, { params: { id: user.id } })
  return body.recentRatings.map((each) => each.rating)
}
const newestNotice = async (player: Player) => (await inbox(player))[0]

test('a rating is seen once it can no longer be answered', async () => {
  const { id, leader, members } = await flyMission(t, 2)
  const [first, second] = members as [Player, Player]
  await rateLeader(first, id, 2)
  expect(await starsOf(leader)).toEqual([])
  expect(await newestNotice(leader)).toBe(
    `${first.user.displayName} has rated you for “Halo”. You will see it once you have rated your crew, or 14 days after the mission.`,
  )

  // The second member has not rated yet, and could read the rating on the profile of the first.
  await rateMembers(leader, id, 5)
  expect([await starsOf(leader), await starsOf(first), await starsOf(second)]).toEqual([[2], [], []])
  expect(await newestNotice(leader)).toBe(`${first.user.displayName} gave you 2 of 5 stars for “Halo”.`)
  for (const member of members) {
    expect(await newestNotice(member)).toBe(
      `${leader.user.displayName} has rated the crew of “Halo”. You will see it once everybody in it has rated, or 14 days after the mission.`,
    )
  }

  await rateLeader(second, id, 4)
  expect([await starsOf(leader), await starsOf(first), await starsOf(second)]).toEqual([[4, 2], [5], [5]])
  for (const member of members) {
    expect(await newestNotice(member)).toContain('gave the crew of “Halo” 5 of 5 stars')
  }
})

test('who deletes the account opens what they gave, and it counts once for one player in 7 days', async () => {
  const [leader, leaving] = [await registerPlayer(t), await registerPlayer(t)]
  for (const stars of [1, 2, 3]) {
    const { id } = await postCrew(t, leader)
    const { body } = await apply(leaving, id)
    const params = { id, applicationId: body.id }
    await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
    await complete(t, leader, id)
    await rateLeader(leaving, id, stars)
  }
  await leaveForGood(t, leaving)
  t.clock.advance(14 * dayMs)
  await openDue()
  const { body } = await t.send(getPlayerReputation, { params: { id: leader.user.id } })
  expect(body.reputation).toMatchObject({ averageRating: 3, totalRatings: 1 })
})

test('a sealed rating is not in the export of the player it is about', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  await rateLeader(members[0], id, 1)
  const answer = await t.send(exportAccount, { body: { password: goodPassword } }, { as: leader })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain('"stars":1')
})

test('14 days after the mission every rating opens', async () => {
  const { id, leader, members } = await flyMission(t, 3)
  const [first, second, silent] = members as [Player, Player, Player]
  await rateLeader(first, id, 5)
  await rateLeader(second, id, 2)
  await leaveForGood(t, second)
  t.clock.advance(14 * dayMs - 60_000)
  await openDue()
  // The rating by the deleted account opened immediately.
  expect(await starsOf(leader)).toEqual([2])
  t.clock.advance(60_000)
  await openDue()
  await openDue()
  expect([await starsOf(leader), await starsOf(silent)]).toEqual([[2, 5], []])
  expect(await newestNotice(leader)).toBe(`${first.user.displayName} gave you 5 of 5 stars for “Halo”.`)
})

test('ratings that opened while the site was away are seen without an old notice', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  await rateMembers(leader, id, 3)
  t.clock.advance(15 * dayMs)
  const before = await inbox(members[0] as Player)
  await openDue()
  expect(await starsOf(members[0] as Player)).toEqual([3])
  expect(await inbox(members[0] as Player)).toEqual(before)
})

test('a mission that was deleted opens no ratings, and does not hold up the others', async () => {
  const deleted = await flyMission(t, 1)
  await rateLeader(deleted.members[0], deleted.id, 1)
  const other = await flyMission(t, 1)
  await rateLeader(other.members[0], other.id, 4)
  await t.connection.db
    .updateTable('crews')
    .set({ deleted_at: t.node.ctx.now(), deletion_reason: 'Spam', is_hidden: true })
    .where('id', '=', deleted.id)
    .execute()
  t.clock.advance(14 * dayMs)
  await openDue()
  expect([await starsOf(deleted.leader), await starsOf(other.leader)]).toEqual([[], [4]])
})

test('a leader who rates after several members learns the average', async () => {
  const { id, leader, members } = await flyMission(t, 2)
  await rateLeader(members[0], id, 5)
  await rateLeader(members[1], id, 2)
  await rateMembers(leader, id, 4)
  expect(await newestNotice(leader)).toBe('Your crew rated you for “Halo”: 3.5 of 5 stars on average.')
})
