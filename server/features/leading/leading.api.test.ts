// Also on the embedded engine.
/** Naming a co-leader, and handing a crew over. */
import { afterEach, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { blockPlayer, unblockPlayer } from '#contract/blocks/blocks.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { assignRole, cancelMission, startMission } from '#contract/missions/missions.ts'
import { listNotices } from '#contract/notices/list.ts'
import { getPlayerReputation } from '#contract/profiles/players.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { attendanceCalls } from '#server/testing/calls/attendance-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { complete, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { seriesCalls } from '#server/testing/calls/series-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import { webhookAddress, webhookCalls } from '#server/testing/calls/webhook-calls.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, applyAs, decide, inbox, postHalo } = applicationCalls(t)
const { nameCoLeader, handOver } = leadingCalls(t)

afterEach(() => expectInvariants(t.connection))

const setScene = async () => {
  const { leader, crew, roleId } = await postHalo(4)
  const { id } = crew
  return { id, roleId, leader, first: await joinCrew(t, leader, id), second: await joinCrew(t, leader, id) }
}

const crewAs = async (as: Player, id: number) => (await t.send(getCrew, { params: { id } }, { as })).body
const newest = async (player: Player) => (await inbox(player))[0]

test('a leader names a co-leader, then another one, then nobody, and each is told', async () => {
  const { id, leader, first, second } = await setScene()
  const name = leader.user.username
  const named = `${name} made you co-leader of “Halo”: you decide on applications, start and complete, too.`
  const ended = 'You are no longer co-leader of “Halo”, but you keep your seat.'
  expect((await nameCoLeader(leader, id, first)).body.viewer?.can).toMatchObject({
    nameCoLeader: true,
    stepDown: false,
  })
  expect(await newest(first)).toBe(named)
  expect((await crewAs(first, id)).viewer).toMatchObject({ isCoLeader: true, can: { stepDown: true } })
  // Naming the same co-leader again changes nothing.
  expect((await nameCoLeader(leader, id, first)).status).toBe(200)
  expect((await inbox(first)).filter((text) => text === named)).toHaveLength(1)
  await nameCoLeader(leader, id, second)
  expect([await newest(first), await newest(second)]).toEqual([ended, named])
  await nameCoLeader(leader, id, null)
  expect(await newest(second)).toBe(ended)
  expect((await crewAs(second, id)).members.some(({ isCoLeader }) => isCoLeader)).toBe(false)
})

test('a co-leader steps down by themselves, but names nobody and hands nothing over', async () => {
  const { id, leader, first, second } = await setScene()
  await nameCoLeader(leader, id, first)
  await apply(await registerPlayer(t), id)
  expect((await nameCoLeader(first, id, second)).status).toBe(403)
  expect((await handOver(first, id, first)).status).toBe(403)
  expect((await nameCoLeader(first, id, null)).status).toBe(200)
  expect(await newest(leader)).toBe(
    `${first.user.username} is no longer co-leader of “Halo”, and stays aboard.`,
  )
  // There is nothing left for them to decide.
  const { body } = await t.send(listNotices, {}, { as: first })
  expect(body.notices.find(({ about }) => about === 'applications')).toMatchObject({
    unread: 0,
    pendingApplications: 0,
  })
  expect((await nameCoLeader(first, id, null)).status).toBe(403)
})

test('only a member who can post and is not blocked leads, and nobody learns why another cannot', async () => {
  const { id, leader, first, second } = await setScene()
  const admin = await registerStaff(t, 'admin')
  const { ban, warn } = moderationCalls(t)
  const stranger = await registerPlayer(t)
  const blocker = await joinCrew(t, leader, id)
  await t.send(blockPlayer, { params: { userId: leader.user.id } }, { as: blocker })
  await warn(admin, first)
  await ban(admin, second)
  for (const call of [nameCoLeader, handOver]) {
    expect((await call(leader, id, stranger)).status).toBe(404)
    expect((await call(leader, id, leader)).status).toBe(404)
    for (const player of [first, second, blocker]) {
      const { status, body } = await call(leader, id, player)
      expect([status, body.code]).toEqual([409, 'cannot_lead'])
    }
  }
})

test('nobody aboard gets a leader or co-leader with whom they have a block, whoever made it', async () => {
  const { id, leader, first, second } = await setScene()
  await t.send(blockPlayer, { params: { userId: first.user.id } }, { as: second })
  for (const call of [nameCoLeader, handOver]) {
    for (const player of [first, second]) {
      expect((await call(leader, id, player)).body).toMatchObject({ code: 'cannot_lead' })
    }
  }
  await t.send(unblockPlayer, { params: { userId: first.user.id } }, { as: second })
  expect((await nameCoLeader(leader, id, first)).status).toBe(200)
})

test('a crew is handed over: the seats are exchanged, the size stays, and everybody is told', async () => {
  const { id, roleId, leader, first, second } = await setScene()
  const gunner = await registerPlayer(t)
  const { body: application } = await applyAs(gunner, id, roleId)
  const asGunner = { params: { id, userId: first.user.id }, body: { roleId } }
  await t.send(assignRole, asGunner, { as: leader })
  const { status, body } = await handOver(leader, id, first)
  expect(status).toBe(200)
  expect(body).toMatchObject({ authorId: first.user.id, currentCrewSize: 3 })
  expect(body.members.map((member) => [member.id, member.userRole, member.roleId])).toEqual([
    [first.user.id, 'leader', null],
    [leader.user.id, 'member', roleId],
    [second.user.id, 'member', null],
  ])
  expect((await crewAs(leader, id)).viewer).toMatchObject({ isAuthor: false, isMember: true, canLead: false })
  const name = first.user.username
  expect(await newest(first)).toBe(`${leader.user.username} has handed “Halo” over to you: you lead it now.`)
  expect(await newest(second)).toBe(`${name} leads “Halo” now.`)
  expect(await newest(gunner)).toBe(`${name} leads “Halo” now.`)
  expect(await newest(leader)).toBe(`${name} has accepted and leads “Halo” now. You have their seat.`)
  // Pending applications wait for the new leader.
  expect((await crewAs(first, id)).viewer).toMatchObject({ isAuthor: true, pendingApplications: 1 })
  expect((await decide(leader, id, application.id, 'declined')).status).toBe(403)
  expect((await t.send(listApplications, { params: { id } }, { as: leader })).status).toBe(403)
  const { body: listed } = await t.send(listApplications, { params: { id } }, { as: first })
  expect(listed.applications.map(({ user }) => user.id)).toEqual([second.user.id])
})

test('a leader leads since the hand-over, and a late cancellation after it is held against nobody', async () => {
  const start = new Date(t.clock.stop().getTime() + 60 * 60_000).toISOString()
  const { id, leader, member: heir } = await waitlistCalls(t).postFull({ scheduledFor: start })
  t.clock.advance(60_000)
  const { body } = await handOver(leader, id, heir)
  expect(body.members[0]).toMatchObject({ id: heir.user.id, joinedAt: t.node.ctx.now().toISOString() })
  await t.send(cancelMission, { params: { id }, body: {} }, { as: heir })
  for (let i = 0; i < 2; i += 1) {
    const other = await postCrew(t, heir)
    await t.send(cancelMission, { params: { id: other.id }, body: {} }, { as: heir })
  }
  const { leading: record } = await attendanceCalls(t).statisticsOf(heir)
  expect(record).toEqual({ announced: 3, flown: 0, cancelledLate: 0 })
})

test('a series stays with its leader: who gets one date of it learns that, unless it is their own', async () => {
  const leader = await registerPlayer(t)
  const start = new Date(t.node.ctx.now().getTime() + 3 * 24 * 60 * 60_000).toISOString()
  const { dates } = await seriesCalls(t).startSeries(leader, start.slice(0, 16))
  const id = dates[0]?.crewId ?? 0
  const member = await joinCrew(t, leader, id)
  await handOver(leader, id, member)
  const { username } = leader.user
  expect(await newest(member)).toBe(
    `${username} has handed “Halo” over to you: you lead it now. The series stays with ${username}, who leads its next dates.`,
  )
  expect((await crewAs(member, id)).viewer?.can.manageSeries).toBe(false)
  await handOver(member, id, leader)
  expect(await newest(leader)).toBe(`${member.user.username} has handed “Halo” over to you: you lead it now.`)
  expect((await crewAs(leader, id)).viewer?.can.manageSeries).toBe(true)
})

test('who waits for a seat or is offered one learns who leads the crew now', async () => {
  const [leader, invited] = [await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 2 })
  await offerCalls(t).invite(leader, id, invited)
  const member = await joinCrew(t, leader, id)
  const [waits] = (await waitlistCalls(t).queue(id, 1)) as [Player]
  await handOver(leader, id, member)
  for (const player of [waits, invited]) {
    expect(await newest(player)).toBe(`${member.user.username} leads “Halo” now.`)
  }
})

test('the new leader edits and cancels, the former one leaves as a member', async () => {
  const { id, leader, first } = await setScene()
  await handOver(leader, id, first)
  const edit = { params: { id }, body: crewDraft({ title: 'Halo', maxCrewSize: 4 }) }
  expect((await t.send(updateCrew, edit, { as: leader })).status).toBe(403)
  expect((await t.send(updateCrew, edit, { as: first })).status).toBe(200)
  expect((await t.send(cancelMission, { params: { id }, body: {} }, { as: first })).status).toBe(200)
})

test('a co-leader stays one under the new leader, unless they are the new leader', async () => {
  const { id, leader, first, second } = await setScene()
  await nameCoLeader(leader, id, second)
  await handOver(leader, id, first)
  expect((await crewAs(second, id)).viewer?.isCoLeader).toBe(true)
  await handOver(first, id, second)
  const crew = await crewAs(second, id)
  expect(crew.viewer).toMatchObject({ isAuthor: true, isCoLeader: false })
  expect(crew.members.some(({ isCoLeader }) => isCoLeader)).toBe(false)
})

test('the post is found by the name of its new leader, and no longer by that of the former', async () => {
  const { id, leader, first } = await setScene()
  await handOver(leader, id, first)
  const found = async (search: string) =>
    (await t.send(listCrews, { query: { search } })).body.map((crew) => crew.id)
  expect([await found(first.user.username), await found(leader.user.username)]).toEqual([[id], []])
})

test('its channel goes on showing the crew, and is the business of the new leader', async () => {
  const { id, leader, first } = await setScene()
  const { connect, stateOf } = webhookCalls(t)
  await connect(leader, id, webhookAddress('77'))
  await handOver(leader, id, first)
  expect(await stateOf(first, id)).toMatchObject({ isSet: true })
  const webhook = await t.connection.db.selectFrom('webhooks').select('user_id').executeTakeFirstOrThrow()
  expect(webhook.user_id).toBe(first.user.id)
})

test('whoever leads at the completion is rated as the leader', async () => {
  const { id, leader, first, second } = await setScene()
  await handOver(leader, id, first)
  await complete(t, first, id)
  const { rateLeader, rateMembers } = ratingCalls(t)
  expect((await rateMembers(leader, id, 5)).status).toBe(403)
  expect((await rateLeader(leader, id, 5)).status).toBe(201)
  expect((await rateLeader(second, id, 5)).status).toBe(201)
  expect((await rateMembers(first, id, 4)).status).toBe(201)
  const ratingsOf = async ({ user }: Player) =>
    (await t.send(getPlayerReputation, { params: { id: user.id } })).body.reputation.totalRatings
  expect([await ratingsOf(first), await ratingsOf(leader)]).toEqual([2, 1])
})

test('during the mission a crew can still be handed over, after it no longer', async () => {
  const { id, leader, first, second } = await setScene()
  await t.send(startMission, { params: { id } }, { as: leader })
  expect((await handOver(leader, id, first)).status).toBe(200)
  await t.send(cancelMission, { params: { id }, body: {} }, { as: first })
  expect((await handOver(first, id, second)).status).toBe(409)
  expect((await nameCoLeader(first, id, second)).status).toBe(409)
})
