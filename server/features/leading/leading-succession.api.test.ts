/** What happens to a crew when its leader deletes their account. */
import { afterEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { assignRole, startMission } from '#contract/missions/missions.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { webhookAddress, webhookCalls } from '#server/testing/calls/webhook-calls.ts'
import {
  goodPassword,
  joinCrew,
  type Player,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, decide, inbox, postHalo } = applicationCalls(t)
const { nameCoLeader, handOver } = leadingCalls(t)
const { ban, unban, warn, signIn } = moderationCalls(t)

afterEach(() => expectInvariants(t.connection))

/** The co-leader is the gunner. */
const setScene = async () => {
  const { leader, crew, roleId } = await postHalo(4)
  const { id } = crew
  const coLeader = await joinCrew(t, leader, id)
  await t.send(assignRole, { params: { id, userId: coLeader.user.id }, body: { roleId } }, { as: leader })
  const member = await joinCrew(t, leader, id)
  const applicant = await registerPlayer(t)
  const { body: application } = await apply(applicant, id)
  await nameCoLeader(leader, id, coLeader)
  return { id, leader, coLeader, member, applicant, application }
}

const crewAs = async (as: Player, id: number) => (await t.send(getCrew, { params: { id } }, { as })).body
const newest = async (player: Player) => (await inbox(player))[0]

const banForGood = async (leader: Player) =>
  ban(await registerStaff(t, 'admin'), leader, { banType: 'permanent' })

const ways: readonly [string, (leader: Player) => Promise<unknown>][] = [
  ['deletes their account', (leader) => leaveForGood(t, leader)],
  ['is banned for good', banForGood],
  ['is banned for a day', async (leader) => ban(await registerStaff(t, 'admin'), leader)],
]

test.each(ways)(
  'when the leader %s, the co-leader takes over, and everybody is told',
  async (_how, leave) => {
    const { id, leader, coLeader, member, applicant, application } = await setScene()
    await leave(leader)
    const crew = await crewAs(coLeader, id)
    expect(crew).toMatchObject({
      missionStatus: 'open',
      isHidden: false,
      authorId: coLeader.user.id,
      currentCrewSize: 2,
      viewer: { isAuthor: true, isCoLeader: false, canEdit: true, pendingApplications: 1 },
    })
    // The seat of the new leader as gunner is free again.
    expect(crew.roles[0]?.slotsFilled).toBe(0)
    expect(crew.members.map(({ id }) => id)).toEqual([coLeader.user.id, member.user.id])
    expect(await newest(coLeader)).toBe('The leader of “Halo” is gone, so you lead it now.')
    for (const player of [member, applicant]) {
      expect(await newest(player)).toBe(`${coLeader.user.username} leads “Halo” now.`)
    }
    expect((await decide(coLeader, id, application.id, 'accepted')).status).toBe(200)
  },
)

test.each(ways)('it is the same during the mission: the leader %s', async (_how, leave) => {
  const { id, leader, coLeader } = await setScene()
  await t.send(startMission, { params: { id } }, { as: leader })
  await leave(leader)
  expect(await crewAs(coLeader, id)).toMatchObject({
    missionStatus: 'in_progress',
    authorId: coLeader.user.id,
    viewer: { can: { complete: true } },
  })
})

test('after the ban the former leader has no seat, and can apply like everybody else', async () => {
  const { id, leader, coLeader } = await setScene()
  const admin = await registerStaff(t, 'admin')
  await ban(admin, leader)
  await unban(admin, leader)
  const back = { ...leader, cookies: (await signIn(leader)).cookies }
  expect((await crewAs(back, id)).viewer).toMatchObject({ isAuthor: false, isMember: false, canApply: true })
  expect((await crewAs(coLeader, id)).viewer?.isAuthor).toBe(true)
})

test('without a co-leader a deletion cancels the crew, and a ban hides it', async () => {
  const admin = await registerStaff(t, 'admin')
  const [gone, banned] = [await setScene(), await setScene()]
  for (const { id, leader } of [gone, banned]) await nameCoLeader(leader, id, null)
  await leaveForGood(t, gone.leader)
  await ban(admin, banned.leader)
  expect((await crewAs(gone.member, gone.id)).missionStatus).toBe('cancelled')
  expect(await crewAs(banned.member, banned.id)).toMatchObject({
    isHidden: true,
    authorId: banned.leader.user.id,
  })
})

const obstacles: readonly [string, (scene: Record<'coLeader' | 'member', Player>) => Promise<unknown>][] = [
  ['is banned', async ({ coLeader }) => ban(await registerStaff(t, 'admin'), coLeader)],
  ['has an unread warning', async ({ coLeader }) => warn(await registerStaff(t, 'admin'), coLeader)],
  ['is blocked by a member', ({ coLeader, member }) => messageCalls(t).block(member, coLeader)],
  ['has blocked a member', ({ coLeader, member }) => messageCalls(t).block(coLeader, member)],
]

test.each(obstacles)(
  'a co-leader who %s does not take over: a deletion or a ban for good cancels the crew',
  async (_what, hinder) => {
    for (const leave of [(leader: Player) => leaveForGood(t, leader), banForGood]) {
      const { id, leader, coLeader, member } = await setScene()
      await hinder({ coLeader, member })
      await leave(leader)
      expect((await crewAs(member, id)).missionStatus).toBe('cancelled')
    }
  },
)

test('a post that reports have hidden is neither handed over nor taken over', async () => {
  const { id, leader, coLeader, member } = await setScene()
  const { report, registerOldHand } = reportCalls(t)
  for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), id, leader.user.id)
  expect((await crewAs(leader, id)).viewer?.can.handOver).toBe(false)
  expect((await handOver(leader, id, coLeader)).status).toBe(409)
  await ban(await registerStaff(t, 'admin'), leader)
  expect(await crewAs(member, id)).toMatchObject({ isHidden: true, authorId: leader.user.id })
})

test('reports on a member hide the post once that member leads it', async () => {
  const { id, leader, coLeader } = await setScene()
  const { report, registerOldHand } = reportCalls(t)
  for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), id, coLeader.user.id)
  expect((await crewAs(coLeader, id)).isHidden).toBe(false)
  await handOver(leader, id, coLeader)
  expect((await crewAs(coLeader, id)).isHidden).toBe(true)
})

test('the channel of a leader who is gone goes on with the new one', async () => {
  const { id, leader, coLeader } = await setScene()
  const { connect, stateOf } = webhookCalls(t)
  await connect(leader, id, webhookAddress('77'))
  await leaveForGood(t, leader)
  expect(await stateOf(coLeader, id)).toMatchObject({ isSet: true })
})

test('a co-leader who deletes their account leaves the crew and every past mission without one', async () => {
  const { id, leader, coLeader } = await setScene()
  const past = await setScene()
  await decide(past.leader, past.id, past.application.id, 'declined')
  await complete(t, past.leader, past.id)
  await leaveForGood(t, coLeader)
  await leaveForGood(t, past.coLeader)
  const coLeaders = await t.connection.db.selectFrom('crews').select('co_leader_id').execute()
  expect(coLeaders.map(({ co_leader_id }) => co_leader_id)).toEqual([null, null])
  expect((await crewAs(leader, id)).currentCrewSize).toBe(2)
})

test('the export of a player says which crews they co-lead', async () => {
  const { coLeader, member } = await setScene()
  const exported = async (as: Player) => {
    const { body } = await t.send(exportAccount, { body: { password: goodPassword } }, { as })
    return (body as { crewsJoined: { isCoLeader: boolean }[] }).crewsJoined.map(
      ({ isCoLeader }) => isCoLeader,
    )
  }
  expect([await exported(coLeader), await exported(member)]).toEqual([[true], [false]])
})
