// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { attendanceLimits } from '#contract/attendance/fields.ts'
import { listAudit } from '#contract/audit/audit.ts'
import { crewLimits } from '#contract/crews/fields.ts'
import { completeMission, leaveCrew, startMission } from '#contract/missions/missions.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { listPlayerMissions } from '#contract/profiles/players.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { attendanceCalls, flyWithoutOne } from '#server/testing/calls/attendance-calls.ts'
import { complete, flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import {
  goodPassword,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { contest, withdraw, decide, queue, caseOf, viewerOf, statisticsOf } = attendanceCalls(t)
const { rateLeader, rateMembers } = ratingCalls(t)
const { inbox } = applicationCalls(t)
const { flownWith } = playerCalls(t)
const days = attendanceLimits.days * 24 * 60 * 60_000

afterEach(() => expectInvariants(t.connection))

const idOf = ({ user }: Player) => user.id
const stars = async (player: Player) => (await statisticsOf(player)).reputation.totalRatings
const completed = async (player: Player) => (await statisticsOf(player)).missions.completed
const newest = async (player: Player) => (await inbox(player))[0]

test('whoever is marked as absent learns it, and the others that the mission is completed', async () => {
  t.clock.stop()
  const { id, leader, present, absent } = await flyWithoutOne(t)
  expect(await inbox(absent)).toEqual([
    'You are marked as absent from “Halo”. Were you there? You can contest it for 7 days.',
    'The mission “Halo” has started.',
    expect.stringContaining('You are in'),
  ])
  expect(await newest(present)).toContain('The mission “Halo” is completed.')
  expect((await viewerOf(absent, id))?.absence).toEqual({
    status: 'marked',
    contestText: null,
    contestUntil: new Date(t.node.ctx.now().getTime() + days).toISOString(),
    canContest: true,
  })
  expect((await viewerOf(leader, id))?.absences).toEqual([
    { userId: idOf(absent), status: 'marked', canWithdraw: true },
  ])
  const other = await viewerOf(present, id)
  expect([other?.absence, other?.absences]).toEqual([null, []])
})

test('the notice reaches those too who want no notices of missions', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const member = await joinCrew(t, leader, id)
  const body = { inInbox: false, byMail: false }
  await t.send(updateNoticeSetting, { params: { kind: 'mission' }, body }, { as: member })
  await complete(t, leader, id, [member])
  expect(await newest(member)).toContain('You are marked as absent')
})

test('a client that sends nothing completes the mission with everybody', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  await t.send(startMission, { params: { id } }, { as: leader })
  const { statusCode } = await t.inject({
    method: 'POST',
    url: `/api/crew/${id}/complete`,
    cookies: { ...leader.cookies },
  })
  expect(statusCode).toBe(200)
  expect((await viewerOf(member, id))?.absence).toBeNull()
  expect(await completed(member)).toBe(1)
})

test('only members can be absent: neither strangers, nor the leader, nor who has left', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const [member, gone] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await t.send(startMission, { params: { id } }, { as: leader })
  await t.send(leaveCrew, { params: { id } }, { as: gone })
  const absent = [idOf(leader), idOf(gone), idOf(await registerPlayer(t)), idOf(member), idOf(member)]
  t.clock.advance(10 * 60_000)
  const { status, body } = await t.send(completeMission, { params: { id }, body: { absent } }, { as: leader })
  expect(status).toBe(200)
  expect(body.viewer?.absences.map(({ userId }) => userId)).toEqual([idOf(member)])
  expect((await contest(gone, id)).body.code).toBe('not_marked_absent')
})

test('the list is as long as the largest crew at most, and holds ids', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  await t.send(startMission, { params: { id } }, { as: leader })
  const lists = [Array(crewLimits.crewSize + 1).fill(1), [0], [-1], ['1'], [1.5], 1, null]
  for (const absent of lists) {
    const { statusCode } = await t.inject({
      method: 'POST',
      url: `/api/crew/${id}/complete`,
      cookies: { ...leader.cookies },
      payload: { absent },
    })
    expect(statusCode, JSON.stringify(absent)).toBe(400)
  }
})

test('who was absent neither rates nor is rated, and the ratings of the others do not wait for them', async () => {
  const { id, leader, present, absent } = await flyWithoutOne(t)
  expect((await viewerOf(absent, id))?.canRate).toBe(false)
  expect((await rateLeader(absent, id, 1)).body.code).toBe('marked_absent')
  await rateLeader(present, id, 4)
  await rateMembers(leader, id, 5)
  expect([await stars(leader), await stars(present), await stars(absent)]).toEqual([1, 1, 0])
  expect(await newest(absent)).toContain('You are marked as absent')
})

test('where nobody came there is nobody to rate', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  await complete(t, leader, id, [member])
  expect((await viewerOf(leader, id))?.canRate).toBe(false)
  expect((await rateMembers(leader, id, 5)).body.code).toBe('nobody_to_rate')
})

test('who was absent has not flown the mission, with nobody', async () => {
  const { leader, present, absent } = await flyWithoutOne(t)
  expect(await Promise.all([leader, present, absent].map(completed))).toEqual([1, 1, 0])
  expect((await flownWith(leader)).map(({ id }) => id)).toEqual([idOf(present)])
  expect((await flownWith(present)).map(({ id }) => id)).toEqual([idOf(leader)])
  expect(await flownWith(absent)).toEqual([])
  const { missions } = (await t.send(listPlayerMissions, { params: { id: idOf(absent) } })).body
  expect(missions).toEqual([])
})

test('a contested mark counts for nothing until a moderator has decided', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const { id, leader, present, absent } = await flyWithoutOne(t)
  const contested = await contest(absent, id, 'I flew the second ship.')
  expect(contested.status).toBe(200)
  expect(contested.body.viewer).toMatchObject({
    canRate: false,
    absence: { status: 'contested', contestText: 'I flew the second ship.', canContest: false },
  })
  expect(await completed(absent)).toBe(1)
  expect((await flownWith(present)).map(idOfListed).sort()).toEqual([idOf(leader), idOf(absent)].sort())
  expect((await rateLeader(absent, id, 1)).body.code).toBe('marked_absent')
  expect(await newest(leader)).toContain(`${absent.user.displayName} says that they came to “Halo”.`)
  expect((await viewerOf(leader, id))?.absences).toEqual([
    { userId: idOf(absent), status: 'contested', canWithdraw: true },
  ])

  const [waiting, ...others] = await queue(moderator)
  expect(others).toEqual([])
  expect(waiting).toMatchObject({
    crew: { id, title: 'Halo', scheduledTime: null, startedAt: expect.stringMatching(/Z$/) },
    leader: { id: idOf(leader), displayName: leader.user.displayName },
    player: { id: idOf(absent), displayName: absent.user.displayName },
    text: 'I flew the second ship.',
    ready: null,
  })
  const mark = waiting?.id ?? 0
  const decided = await decide(moderator, mark, 'upheld')
  expect([decided.status, decided.body]).toEqual([200, { id: mark, status: 'upheld' }])
  expect(await completed(absent)).toBe(0)
  expect(await newest(absent)).toBe('A moderator has decided: you were absent from “Halo”.')
  expect(await newest(leader)).toBe(
    `A moderator has decided: ${absent.user.displayName} was absent from “Halo”.`,
  )
  expect(await queue(moderator)).toEqual([])
})

const idOfListed = ({ id }: { id: number }) => id

test('a mark that was wrong opens the ratings for the rest of their days', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const { id, leader, present, absent } = await flyWithoutOne(t)
  await contest(absent, id)
  await rateMembers(leader, id, 5)
  await decide(moderator, await caseOf(moderator, absent), 'overturned')
  expect((await viewerOf(absent, id))?.absence).toMatchObject({ status: 'overturned', canContest: false })
  expect(await completed(absent)).toBe(1)
  expect((await rateLeader(absent, id, 3)).status).toBe(201)
  await rateLeader(present, id, 3)
  expect([await stars(leader), await stars(present), await stars(absent)]).toEqual([2, 1, 1])
  expect(await inbox(absent)).toContain('A moderator has decided: you were there for “Halo”.')
  expect(await inbox(leader)).toContain(
    `A moderator has decided: ${absent.user.displayName} was there for “Halo”.`,
  )
})

test('a mark is contested once, within 7 days, in clean words', async () => {
  const { id, absent, leader } = await flyWithoutOne(t)
  for (const text of ['', '   ', 'x'.repeat(attendanceLimits.text + 1), 'Heil Hitler']) {
    const { status, body } = await contest(absent, id, text)
    expect([status, Object.keys(body.fields ?? {})], text).toEqual([400, ['text']])
  }
  expect((await contest(leader, id)).body.code).toBe('not_marked_absent')
  expect((await contest(absent, 2 ** 31 - 1)).status).toBe(404)
  expect((await contest(absent, id)).status).toBe(200)
  expect((await contest(absent, id)).body.code).toBe('absence_settled')
  const late = await flyWithoutOne(t)
  t.clock.advance(days)
  expect((await viewerOf(late.absent, late.id))?.absence?.canContest).toBe(false)
  expect((await contest(late.absent, late.id)).body.code).toBe('absence_closed')
})

test('the leader can correct a mark for 7 days, contested or not, and then no moderator is needed', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const { id, leader, present, absent } = await flyWithoutOne(t)
  await contest(absent, id)
  expect((await withdraw(present, id, absent)).status).toBe(403)
  expect((await withdraw(leader, id, present)).status).toBe(404)
  const mark = await caseOf(moderator, absent)
  const corrected = await withdraw(leader, id, absent)
  expect(corrected.body.viewer?.absences).toEqual([
    { userId: idOf(absent), status: 'withdrawn', canWithdraw: false },
  ])
  expect(await newest(absent)).toBe('The leader of “Halo” has corrected it: you were there.')
  expect((await viewerOf(absent, id))?.canRate).toBe(true)
  expect(await completed(absent)).toBe(1)
  expect(await queue(moderator)).toEqual([])
  expect((await withdraw(leader, id, absent)).body.code).toBe('absence_settled')
  expect((await decide(moderator, mark, 'upheld')).body.code).toBe('absence_settled')

  const late = await flyWithoutOne(t)
  t.clock.advance(days)
  expect((await viewerOf(late.leader, late.id))?.absences[0]?.canWithdraw).toBe(false)
  expect((await withdraw(late.leader, late.id, late.absent)).body.code).toBe('absence_closed')
})

test('a co-leader completes with who came and corrects it, but nobody corrects their own mark', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  const [coLeader, member] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  const second = idOf(coLeader)
  await t.connection.db.updateTable('crews').set({ co_leader_id: second }).where('id', '=', id).execute()
  // The player who completes the mission was there.
  await complete(t, coLeader, id, [coLeader, member])
  expect((await viewerOf(coLeader, id))?.absences).toEqual([
    { userId: idOf(member), status: 'marked', canWithdraw: true },
  ])
  await contest(member, id)
  for (const each of [leader, coLeader]) expect(await newest(each)).toContain('says that they came to “Halo”')
  expect((await withdraw(coLeader, id, member)).status).toBe(200)

  const other = await postCrew(t, leader, { title: 'Halo' })
  const absent = await joinCrew(t, leader, other.id)
  const ids = { co_leader_id: idOf(absent) }
  await t.connection.db.updateTable('crews').set(ids).where('id', '=', other.id).execute()
  await complete(t, leader, other.id, [absent])
  expect((await viewerOf(absent, other.id))?.absences).toMatchObject([{ canWithdraw: false }])
  expect((await withdraw(absent, other.id, absent)).status).toBe(403)
})

test('it is decided once, by a moderator who was not part of the mission, and recorded', async () => {
  const admin = await registerStaff(t, 'admin')
  const [moderator, aboard] = [await registerStaff(t, 'moderator'), await registerStaff(t, 'moderator')]
  const { id, absent } = await flyWithoutOne(t)
  expect((await decide(moderator, 2 ** 31 - 1, 'upheld')).status).toBe(404)
  await contest(absent, id)
  const mark = await caseOf(moderator, absent)
  await t.connection.db
    .updateTable('crews')
    .set({ author_id: idOf(aboard) })
    .where('id', '=', id)
    .execute()
  expect(await queue(aboard)).toEqual([])
  expect((await decide(aboard, mark, 'upheld')).body.code).toBe('own_mission')
  expect((await decide(absent, mark, 'overturned')).status).toBe(403)
  expect((await decide(moderator, mark, 'overturned')).status).toBe(200)
  for (const verdict of ['upheld', 'overturned'] as const) {
    expect((await decide(admin, mark, verdict)).body.code).toBe('absence_settled')
  }
  const { body: log } = await t.send(listAudit, { query: { action: 'absence_overturned' } }, { as: admin })
  expect(log.map(({ actorName, subjectName, detail }) => [actorName, subjectName, detail])).toEqual([
    [moderator.user.username, absent.user.username, { crewId: id }],
  ])
})

test('a moderator aboard does not decide about another member', async () => {
  const { id, members } = await flyMission(t, 2)
  const [member, moderator] = members as [Player, Player]
  const { db } = t.connection
  await db.updateTable('users').set({ user_role: 'moderator' }).where('id', '=', idOf(moderator)).execute()
  await db
    .insertInto('absences')
    .values({ crew_id: id, user_id: idOf(member), marked_at: t.node.ctx.now() })
    .execute()
  await contest(member, id)
  expect(await queue(moderator)).toEqual([])
  const mark = await caseOf(await registerStaff(t, 'moderator'), member)
  expect((await decide(moderator, mark, 'overturned')).body.code).toBe('own_mission')
})

test('the queue is the oldest first, a page at a time, without deleted missions', async () => {
  const [moderator, admin] = [await registerStaff(t, 'moderator'), await registerStaff(t, 'admin')]
  const { id, members } = await flyMission(t, moderationLimits.page + 1)
  const now = t.node.ctx.now()
  const contested = {
    status: 'contested',
    contest_text: 'I came',
    contested_at: now,
    marked_at: now,
  } as const
  const rows = await t.connection.db
    .insertInto('absences')
    .values(members.map(({ user }) => ({ crew_id: id, user_id: user.id, ...contested })))
    .returning('id')
    .execute()
  const ids = rows.map(idOfListed)
  const first = (await queue(moderator)).map(idOfListed)
  expect(first).toEqual(ids.slice(0, -1))
  expect((await queue(moderator, first.at(-1))).map(idOfListed)).toEqual(ids.slice(-1))
  await t.send(deleteCrew, { params: { id }, body: { reason: 'Spam' } }, { as: admin })
  expect(await queue(moderator)).toEqual([])
  expect((await decide(moderator, ids[0] ?? 0, 'upheld')).status).toBe(404)
})

test('a mark is in the export of the player, and goes with the account', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const { id, leader, absent } = await flyWithoutOne(t)
  await contest(absent, id, 'I flew the second ship.')
  const body = { password: goodPassword }
  const { body: file } = await t.send(exportAccount, { body }, { as: absent })
  expect((file as Record<string, object[]>).absences).toMatchObject([
    { crewId: id, status: 'contested', contestText: 'I flew the second ship.' },
  ])
  await leaveForGood(t, absent)
  expect(await queue(moderator)).toEqual([])
  expect((await viewerOf(leader, id))?.absences).toEqual([])
})
