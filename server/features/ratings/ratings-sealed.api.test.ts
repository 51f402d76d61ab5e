/** Nobody sees a rating about themselves before they have rated too, or can no longer rate. */
import { afterEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { getPlayerReputation } from '#contract/profiles/players.ts'
import { applying } from '#server/testing/applying.ts'
import { leaveForGood } from '#server/testing/deleting.ts'
import { goodPassword, type Player } from '#server/testing/factories.ts'
import { expectInvariants } from '#server/testing/invariants.ts'
import { flyMission, rating } from '#server/testing/missions.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { openRatingsJob } from './ratings-opening.service.ts'

const t = openTestApp()
const { rateLeader, rateMembers } = rating(t)
const { inbox } = applying(t)
const dayMs = 24 * 60 * 60_000

afterEach(() => expectInvariants(t.connection))

const openDue = () => openRatingsJob.run(t.node.ctx, {})
const starsOf = async ({ user }: Player) => {
  const { body } = await t.send(getPlayerReputation, { params: { id: user.id } })
  expect(body.recentRatings).toHaveLength(body.reputation.totalRatings)
  return body.recentRatings.map((each) => each.rating)
}
const newestNotice = async (player: Player) => (await inbox(player))[0]

const sealedText = (by: Player) =>
  `${by.user.displayName} has rated you for “Halo”. You will see it once you have rated too, or 14 days after the mission.`

test('a rating is seen by whoever has rated too, and by nobody else', async () => {
  const { id, leader, members } = await flyMission(t, 2)
  const [first, second] = members as [Player, Player]
  await rateLeader(first, id, 2)
  expect(await starsOf(leader)).toEqual([])
  expect(await newestNotice(leader)).toBe(sealedText(first))

  await rateMembers(leader, id, 5)
  expect([await starsOf(leader), await starsOf(first), await starsOf(second)]).toEqual([[2], [5], []])
  expect(await newestNotice(leader)).toBe(`${first.user.displayName} gave you 2 of 5 stars for “Halo”.`)
  expect(await newestNotice(first)).toContain('gave the crew of “Halo” 5 of 5 stars')
  expect(await newestNotice(second)).toBe(sealedText(leader))

  await rateLeader(second, id, 4)
  expect([await starsOf(leader), await starsOf(second)]).toEqual([[4, 2], [5]])
})

test('a sealed rating is not in the export of the player it is about', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  await rateLeader(members[0], id, 1)
  const answer = await t.send(exportAccount, { body: { password: goodPassword } }, { as: leader })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain('"stars":1')
})

test('14 days after the mission every rating opens, also those of players who left', async () => {
  const { id, leader, members } = await flyMission(t, 3)
  const [first, second, silent] = members as [Player, Player, Player]
  await rateLeader(first, id, 5)
  await rateLeader(second, id, 2)
  await leaveForGood(t, second)
  t.clock.advance(14 * dayMs - 60_000)
  await openDue()
  expect(await starsOf(leader)).toEqual([])
  t.clock.advance(60_000)
  await openDue()
  await openDue()
  expect([await starsOf(leader), await starsOf(silent)]).toEqual([[2, 5], []])
  const told = (await inbox(leader)).filter((text) => text.startsWith('Your crew rated you'))
  expect(told).toEqual(['Your crew rated you for “Halo”: 3.5 of 5 stars on average.'])
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
