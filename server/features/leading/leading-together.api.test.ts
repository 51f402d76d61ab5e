/** What a co-leader does together with the leader. */
import { afterEach, expect, test } from 'vitest'
import {
  decideRoleApplication,
  listApplications,
  listRoleApplications,
} from '#contract/applications/applications.ts'
import { blockPlayer } from '#contract/blocks/blocks.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { completeMission, leaveCrew, removeMember, startMission } from '#contract/missions/missions.ts'
import { listNotices } from '#contract/notices/list.ts'
import { reportPlayer } from '#contract/reports/reports.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { attendanceCalls } from '#server/testing/calls/attendance-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { joinCrew, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, applyAs, decide, inbox, postHalo } = applicationCalls(t)
const { invite, accept, decline, offerTo } = offerCalls(t)
const { call, answer } = readyCalls(t)

afterEach(() => expectInvariants(t.connection))

const setScene = async () => {
  const { leader, crew, roleId } = await postHalo(5)
  const { id } = crew
  const coLeader = await joinCrew(t, leader, id)
  const member = await joinCrew(t, leader, id)
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  return { id, roleId, leader, coLeader, member }
}

const crewAs = async (as: Player, id: number) => (await t.send(getCrew, { params: { id } }, { as })).body

test('everybody sees who leads together, and the co-leader what they can do', async () => {
  const { id, leader, coLeader, member } = await setScene()
  const crew = await crewAs(coLeader, id)
  expect(crew.members.map(({ id, isCoLeader }) => [id, isCoLeader])).toEqual([
    [leader.user.id, false],
    [coLeader.user.id, true],
    [member.user.id, false],
  ])
  expect(crew.viewer).toMatchObject({
    isAuthor: false,
    isCoLeader: true,
    isMember: true,
    canEdit: false,
    canLead: true,
    canDecide: true,
    can: { start: true, cancel: false, leave: true },
  })
  expect((await crewAs(leader, id)).viewer).toMatchObject({ isCoLeader: false, canLead: true })
  expect((await crewAs(member, id)).viewer).toMatchObject({ isCoLeader: false, canLead: false })
})

test('both are told of an application, and the co-leader decides on it in the bell', async () => {
  const { id, leader, coLeader, member } = await setScene()
  const applicant = await registerPlayer(t)
  const { body: application } = await apply(applicant, id)
  const text = `${applicant.user.username} wants to join “Halo”.`
  expect(await inbox(leader)).toContain(text)
  expect(await inbox(coLeader)).toContain(text)
  expect(await inbox(member)).not.toContain(text)
  const bell = async (as: Player) => (await t.send(listNotices, {}, { as })).body.notices[0]
  expect(await bell(coLeader)).toMatchObject({
    pendingApplications: 1,
    application: { id: application.id, isForRole: false },
  })
  expect((await crewAs(coLeader, id)).viewer?.pendingApplications).toBe(1)
  expect((await crewAs(member, id)).viewer?.pendingApplications).toBe(0)
  expect((await decide(coLeader, id, application.id, 'accepted')).status).toBe(200)
  expect((await crewAs(leader, id)).currentCrewSize).toBe(4)
  // The leader does not have to look at the application: it is decided.
  expect(await bell(leader)).toMatchObject({ unread: 0, pendingApplications: 0 })
  expect((await decide(leader, id, application.id, 'declined')).status).toBe(409)
})

test('the co-leader sees both lists and decides on applications for a role', async () => {
  const { id, roleId, coLeader } = await setScene()
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  await apply(first, id)
  const { body: asGunner } = await applyAs(second, id, roleId)
  const request = { params: { id } }
  expect((await t.send(listApplications, request, { as: coLeader })).body.applications).toHaveLength(3)
  expect((await t.send(listRoleApplications, request, { as: coLeader })).body.applications).toHaveLength(1)
  const decision = { params: { id: asGunner.id }, body: { status: 'accepted' } } as const
  expect((await t.send(decideRoleApplication, decision, { as: coLeader })).body.status).toBe('accepted')
  expect((await crewAs(second, id)).viewer?.roleId).toBe(roleId)
})

test('the co-leader can report somebody who has only applied', async () => {
  const { id, coLeader, member } = await setScene()
  const applicant = await registerPlayer(t)
  await apply(applicant, id)
  const body = {
    reportedUserId: applicant.user.id,
    reportCategory: 'other',
    reportReason: 'Rude',
  } as const
  expect((await t.send(reportPlayer, { params: { id }, body }, { as: member })).status).toBe(400)
  expect((await t.send(reportPlayer, { params: { id }, body }, { as: coLeader })).status).toBe(201)
})

test('an applicant whom the co-leader has blocked applies to the leader alone', async () => {
  const { id, leader, coLeader } = await setScene()
  const applicant = await registerPlayer(t)
  await t.send(blockPlayer, { params: { userId: applicant.user.id } }, { as: coLeader })
  const before = await inbox(coLeader)
  expect((await apply(applicant, id)).status).toBe(201)
  expect(await inbox(coLeader)).toEqual(before)
  expect(await inbox(leader)).toContain(`${applicant.user.username} wants to join “Halo”.`)
})

/** Each by a player who has something to do with the crew and is blocked by its co-leader. */
type Deed = (scene: Awaited<ReturnType<typeof setScene>>, player: Player) => Promise<unknown>
const offerId = async (player: Player, id: number) => (await offerTo(player, id))?.id ?? 0

const deeds: readonly [string, Deed][] = [
  [
    'accepts an invitation',
    async ({ id, leader }, player) => {
      await invite(leader, id, player)
      await accept(player, await offerId(player, id))
    },
  ],
  [
    'declines an invitation',
    async ({ id, leader }, player) => {
      await invite(leader, id, player)
      await decline(player, await offerId(player, id))
    },
  ],
  [
    'leaves the crew',
    async ({ id, leader }, player) => {
      await apply(player, id).then(({ body }) => decide(leader, id, body.id, 'accepted'))
      await t.send(leaveCrew, { params: { id } }, { as: player })
    },
  ],
  [
    'cannot come',
    async ({ id, leader }, player) => {
      await apply(player, id).then(({ body }) => decide(leader, id, body.id, 'accepted'))
      await call(leader, id)
      await answer(player, id, 'cannot_come')
    },
  ],
  [
    'contests a mark of absence',
    async ({ id, leader }, player) => {
      await apply(player, id).then(({ body }) => decide(leader, id, body.id, 'accepted'))
      await complete(t, leader, id, [player])
      await attendanceCalls(t).contest(player, id)
    },
  ],
]

test.each(deeds)(
  'when a player whom the co-leader has blocked %s, the leader alone is told',
  async (_what, act) => {
    const scene = await setScene()
    const { leader, coLeader } = scene
    const player = await registerPlayer(t)
    await t.send(blockPlayer, { params: { userId: player.user.id } }, { as: coLeader })
    await act(scene, player)
    const named = (text: string) => text.includes(player.user.username)
    expect((await inbox(coLeader)).filter(named)).toEqual([])
    expect((await inbox(leader)).filter(named)).not.toEqual([])
  },
)

test('when the co-leader starts and completes, everybody else aboard is told', async () => {
  const { id, leader, coLeader, member } = await setScene()
  const before = await inbox(coLeader)
  expect((await t.send(startMission, { params: { id } }, { as: coLeader })).status).toBe(200)
  expect((await t.send(completeMission, { params: { id }, body: {} }, { as: coLeader })).status).toBe(200)
  expect(await inbox(coLeader)).toEqual(before)
  for (const player of [leader, member]) {
    expect((await inbox(player)).filter((text) => /started|completed/.test(text))).toHaveLength(2)
  }
})

test('both are told that a member has left', async () => {
  const { id, leader, coLeader, member } = await setScene()
  await t.send(leaveCrew, { params: { id } }, { as: member })
  const text = `${member.user.username} has left “Halo”.`
  expect([(await inbox(leader))[0], (await inbox(coLeader))[0]]).toEqual([text, text])
})

test.each(['leaves', 'is removed'])('a co-leader who %s leads no longer', async (how) => {
  const { id, leader, coLeader } = await setScene()
  await (how === 'leaves'
    ? t.send(leaveCrew, { params: { id } }, { as: coLeader })
    : t.send(removeMember, { params: { id, userId: coLeader.user.id } }, { as: leader }))
  expect((await t.send(startMission, { params: { id } }, { as: coLeader })).status).toBe(403)
  const applicant = await registerPlayer(t)
  const { body: application } = await apply(applicant, id)
  expect((await decide(coLeader, id, application.id, 'accepted')).status).toBe(403)
  // Not even if they come back.
  const { body: again } = await apply(coLeader, id)
  await decide(leader, id, again.id, 'accepted')
  expect((await crewAs(coLeader, id)).viewer).toMatchObject({ isMember: true, isCoLeader: false })
})
