// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { startMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, applyAs, inbox, postHalo } = applicationCalls(t)
const { ban, unban, signIn } = moderationCalls(t)
const { invite, offersOf } = offerCalls(t)
const { postFull, queue, leaveCrew, moveUp, offerOf, list, join } = waitlistCalls(t)

afterEach(() => expectInvariants(t.connection))

const banned = async (player: Player, changes: Parameters<typeof ban>[2] = {}) => {
  const admin = await registerStaff(t, 'admin')
  expect((await ban(admin, player, changes)).status).toBe(200)
  return admin
}
const crewAs = async (as: Player, id: number) => (await t.send(getCrew, { params: { id } }, { as })).body
const newest = async (player: Player) => (await inbox(player))[0]

test('a ban withdraws pending applications, and the leader no longer reads of them', async () => {
  const first = await postHalo()
  const second = await postHalo()
  const player = await registerPlayer(t)
  await apply(player, first.crew.id)
  await applyAs(player, second.crew.id, second.roleId)
  const admin = await banned(player)
  for (const { leader, crew } of [first, second]) {
    expect((await crewAs(leader, crew.id)).viewer?.pendingApplications).toBe(0)
    const { body } = await t.send(listApplications, { params: { id: crew.id } }, { as: leader })
    expect(body.applications).toEqual([])
    expect(await inbox(leader)).toEqual([])
  }
  await unban(admin, player)
  const back = { ...player, cookies: (await signIn(player)).cookies }
  expect((await apply(back, first.crew.id)).status).toBe(201)
})

test('a ban ends an invitation, and the seat that it held is free', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, id, player, null)
  expect((await invite(leader, id, other, null)).body.code).toBe('seat_held')
  await banned(player)
  expect(await offersOf(leader, id)).toEqual([])
  expect((await invite(leader, id, other, null)).status).toBe(200)
})

test('a ban ends the place on a waiting list, and an offer goes to the next', async () => {
  const { id, leader, member } = await postFull()
  const [first, second, third] = (await queue(id, 3)) as [Player, Player, Player]
  await banned(second)
  expect((await list(leader, id)).body.entries.map(({ userId }) => userId)).toEqual([
    first.user.id,
    third.user.id,
  ])
  await leaveCrew(member, id)
  await moveUp(id)
  expect(await offerOf(first, id)).not.toBeNull()
  await banned(first)
  await moveUp(id)
  expect(await offerOf(third, id)).toMatchObject({ source: 'waiting_list', holdsSeat: true })
  const entries = t.connection.db.selectFrom('waitlist_entries').select('user_id')
  expect(await entries.execute()).toEqual([])
})

test('a ban ends the offer of a lead: who comes back cannot accept it', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const [member, other] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  const { offerLead, acceptLead } = leadingCalls(t)
  expect((await offerLead(leader, id, member)).status).toBe(200)
  await banned(other)
  expect((await crewAs(leader, id)).viewer?.leadOffer?.userId).toBe(member.user.id)
  const admin = await banned(member)
  expect((await crewAs(leader, id)).viewer?.leadOffer).toBeNull()
  await unban(admin, member)
  const back = { ...member, cookies: (await signIn(member)).cookies }
  expect((await acceptLead(back, id)).body.code).toBe('lead_not_offered')
})

const hour = 3_600_000

/** A crew that starts in five hours, with one member and one applicant. */
const setScene = async (scheduledFor: string | null = inHours(5)) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor, timezone: 'UTC' })
  const member = await joinCrew(t, leader, id)
  const applicant = await registerPlayer(t)
  await apply(applicant, id)
  return { id, leader, member, applicant }
}

const lost = 'The mission “Halo” was cancelled because its leader can no longer lead it.'
const away =
  'The leader of “Halo” cannot lead it for now. Until they are back, the post is hidden and no one can join.'

test('a crew that starts before its leader is back is cancelled, and everyone aboard or pending is notified', async () => {
  const { id, leader, member, applicant } = await setScene()
  await banned(leader, { duration: 6 })
  expect((await crewAs(member, id)).missionStatus).toBe('cancelled')
  expect([await newest(member), await newest(applicant)]).toEqual([lost, lost])
})

test('a crew that starts after its leader is back waits, hidden, and those aboard are notified', async () => {
  const { id, leader, member, applicant } = await setScene()
  const before = await inbox(applicant)
  const admin = await banned(leader, { duration: 4 })
  expect(await crewAs(member, id)).toMatchObject({ missionStatus: 'open', isHidden: true })
  expect([await newest(member), await inbox(applicant)]).toEqual([away, before])
  await unban(admin, leader)
  expect(await crewAs(member, id)).toMatchObject({ missionStatus: 'open', isHidden: false })
})

test.each<[string, string | null, boolean, Parameters<typeof ban>[2], string]>([
  ['without a start and a ban for a day', null, false, { duration: 24 }, 'open'],
  ['without a start and a ban for good', null, false, { banType: 'permanent' }, 'cancelled'],
  ['that has begun', null, true, { duration: 1 }, 'cancelled'],
])('a crew %s: %j, begun: %j, %j: it is %s', async (_case, start, hasBegun, changes, expected) => {
  const { id, leader, member } = await setScene(start)
  if (hasBegun) await t.send(startMission, { params: { id } }, { as: leader })
  await banned(leader, changes)
  expect((await crewAs(member, id)).missionStatus).toBe(expected)
})

test('a crew whose start has passed is cancelled by any ban of its leader', async () => {
  const { id, leader, member } = await setScene()
  t.clock.advance(6 * hour)
  await banned(leader, { duration: 1 })
  expect((await crewAs(member, id)).missionStatus).toBe('cancelled')
})

test('a player who is banned while they join a waiting list does not stay on it', async () => {
  const { id } = await postFull()
  const admin = await registerStaff(t, 'admin')
  const players = await Promise.all(Array.from({ length: 5 }, () => registerPlayer(t)))
  await Promise.all(players.flatMap((player) => [join(player, id), ban(admin, player)]))
  const entries = t.connection.db.selectFrom('waitlist_entries').select('user_id')
  expect(await entries.execute()).toEqual([])
})
