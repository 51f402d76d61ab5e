// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { removeComment } from '#contract/discussions/discussions.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { playerLimits } from '#contract/profiles/limits.ts'
import {
  getPlayerProfile,
  getPlayerReputation,
  getPlayerStatistics,
  listPlayerMissions,
} from '#contract/profiles/players.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { rateCrew } from '#contract/ratings/ratings.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { complete, flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { rateLeader, rateMembers } = ratingCalls(t)

const calls = [getPlayerProfile, getPlayerStatistics, getPlayerReputation, listPlayerMissions]
const statisticsOf = async ({ user }: Player) =>
  (await t.send(getPlayerStatistics, { params: { id: user.id } })).body

test('a guest reads the profile of a player, without what is private', async () => {
  const player = await registerPlayer(t, { timezone: 'Asia/Tokyo', preferredLanguages: ['ja', 'en'] })
  const profile = { bio: 'Two\nlines', citizenId: 'CIT-7', organisation: 'Halo', regions: ['eu' as const] }
  await t.send(updateProfile, { body: profile }, { as: player })
  const { status, body } = await t.send(getPlayerProfile, { params: { id: player.user.id } })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: player.user.id,
    username: player.user.username,
    displayName: player.user.displayName,
    ...profile,
    isHandleVerified: false,
    starCitizenHandle: 'CIT-7',
    profileImage: null,
    userRole: 'citizen',
    timezone: 'Asia/Tokyo',
    joinDate: player.user.createdAt,
    preferredLanguages: ['ja', 'en'],
    canReport: false,
  })
})

test.each(calls.map((call) => [call.name, call] as const))(
  '%s answers for the signed-in player by "me", and with 404 where there is nobody',
  async (_name, call) => {
    const player = await registerPlayer(t)
    const byId = await t.send(call, { params: { id: player.user.id } })
    expect(byId.status).toBe(200)
    expect((await t.send(call, { params: { id: 'me' } }, { as: player })).body).toEqual(byId.body)
    expect((await t.send(call, { params: { id: 'me' } })).status).toBe(401)
    for (const id of ['999999', '0', 'ME', 'abc', '99999999999']) {
      expect((await t.send(call, { params: { id } }, { as: player })).status, id).toBe(404)
    }
  },
)

test('a new player has done nothing yet', async () => {
  expect(await statisticsOf(await registerPlayer(t))).toEqual({
    rank: { activityScore: 0 },
    missions: { created: 0, applied: 0, completed: 0, led: 0, successRate: 0 },
    forum: { threadsCreated: 0, repliesMade: 0, totalThreadViews: 0 },
    reputation: { averageRating: 0, totalRatings: 0 },
    attendance: null,
    leading: null,
    earned: null,
  })
})

test('missions count for the leader and the members, and cancelled ones lower the success rate', async () => {
  const { leader, members } = await flyMission(t, 2)
  const cancelled = await postCrew(t, leader)
  await t.send(cancelMission, { params: { id: cancelled.id }, body: {} }, { as: leader })
  await postCrew(t, leader)
  expect(await statisticsOf(leader)).toMatchObject({
    rank: { activityScore: 35 },
    missions: { created: 3, applied: 0, completed: 1, led: 1, successRate: 0.5 },
  })
  expect(await statisticsOf(members[0] as Player)).toMatchObject({
    rank: { activityScore: 5 },
    missions: { created: 0, applied: 1, completed: 1, led: 0, successRate: 1 },
  })
  await expectInvariants(t.connection)
})

test('a discussion counts while it has a comment, and a removed comment counts for nobody', async () => {
  const leader = await registerPlayer(t)
  const guest = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const { write } = discussionCalls(t)
  const first = await write(guest, id, 'Hi')
  await write(leader, id, 'Hello')
  expect((await statisticsOf(leader)).forum).toMatchObject({ threadsCreated: 1, repliesMade: 1 })
  expect((await statisticsOf(guest)).forum).toMatchObject({ threadsCreated: 0, repliesMade: 1 })
  await t.send(removeComment, { params: { id: first.body.id } }, { as: guest })
  expect((await statisticsOf(leader)).forum.threadsCreated).toBe(1)
  expect((await statisticsOf(guest)).forum.repliesMade).toBe(0)
  await expectInvariants(t.connection)
})

test('the reputation shows how many ratings had how many stars, and the latest with their missions', async () => {
  const { id, leader, members } = await flyMission(t, 2)
  const [first, second] = members
  await rateMembers(leader, id, 4)
  await rateLeader(first, id, 5)
  const comment = 'Calm on the radio.'
  await t.send(rateCrew, { params: { id }, body: { type: 'leader', rating: 2, comment } }, { as: second })
  const { body } = await t.send(getPlayerReputation, { params: { id: leader.user.id } })
  expect(body).toMatchObject({
    reputation: { averageRating: 3.5, totalRatings: 2, completedMissions: 1 },
    ratingDistribution: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 },
    recentRatings: [
      {
        rating: 2,
        comment,
        ratedBy: second?.user.displayName,
        raterId: second?.user.id,
        mission: { id, title: 'Halo' },
      },
      { rating: 5, comment: '', raterId: first?.user.id },
    ],
  })
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()
  const hidden = await t.send(getPlayerReputation, { params: { id: leader.user.id } })
  expect(hidden.body.recentRatings).toMatchObject([{ comment, mission: null }, { mission: null }])
  const member = await t.send(getPlayerReputation, { params: { id: first?.user.id ?? 0 } })
  expect(member.body.recentRatings).toMatchObject([{ rating: 4, ratedBy: leader.user.displayName }])
})

test('the latest missions are listed by when the player posted or joined them', async () => {
  const leader = await registerPlayer(t)
  const early = await postCrew(t, leader, { title: 'Early' })
  t.clock.advance(60_000)
  const player = await joinCrew(t, leader, early.id)
  t.clock.advance(60_000)
  const own = await postCrew(t, player, { title: 'My own' })
  await complete(t, leader, early.id)
  const listed = async (who: Player) =>
    (await t.send(listPlayerMissions, { params: { id: who.user.id } })).body.missions
  expect(await listed(player)).toMatchObject([
    { id: own.id, title: 'My own', status: 'open', role: 'author', activity: 'mining' },
    { id: early.id, status: 'completed', role: 'participant', createdAt: early.createdAt },
  ])
  const crew = (await t.send(getCrew, { params: { id: early.id } })).body
  expect((await listed(player))[1]?.joinedAt).toBe(crew.members[1]?.joinedAt)
  for (let i = 0; i < playerLimits.missions; i += 1) {
    t.clock.advance(1_000)
    await postCrew(t, leader, { title: `Run ${i}` })
  }
  expect((await listed(leader)).map(({ title }) => title)).toEqual([
    'Run 4',
    'Run 3',
    'Run 2',
    'Run 1',
    'Run 0',
  ])
})

test('a hidden mission stays in the list of those aboard, for themselves alone', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Hidden' })
  const member = await joinCrew(t, leader, id)
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()
  const titles = async (of: Player, as?: Player) =>
    (await t.send(listPlayerMissions, { params: { id: of.user.id } }, { as })).body.missions.map(
      ({ title }) => title,
    )
  for (const player of [leader, member]) {
    expect(await titles(player, player)).toEqual(['Hidden'])
    expect(await titles(player)).toEqual([])
    expect(await titles(player, await registerPlayer(t))).toEqual([])
  }
})
