/** Cases about conversations and profiles: the queue, the decisions, and what remains of them. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import {
  decideReport,
  getModerationStats,
  getReport,
  getReportStats,
  listReports,
} from '#contract/reports/cases.ts'
import { deleteComment, deleteCrew } from '#contract/reports/removals.ts'
import { reportConversation, reportProfile } from '#contract/reports/reports.ts'
import { warnUser } from '#contract/sanctions/sanctions.ts'
import { getUser } from '#contract/user-list/user-list.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import {
  goodPassword,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { inbox } = applicationCalls(t)
const { write } = messageCalls(t)
const { ban } = moderationCalls(t)
const { report, registerOldHand } = reportCalls(t)

let moderator: Player
let admin: Player
beforeEach(async () => {
  moderator = await registerStaff(t, 'moderator')
  admin = await registerStaff(t, 'admin')
})
afterEach(() => expectInvariants(t.connection))

const body = { reportCategory: 'harassment', reportReason: 'Threats' } as const
const sendOnProfile = async (as: Player, { user }: Player) =>
  (await t.send(reportProfile, { params: { id: user.id }, body }, { as })).body.id
const sendOnMessages = async (as: Player, other: Player) => {
  await write(other, as, 'You will see')
  return (await t.send(reportConversation, { params: { id: other.user.id }, body }, { as })).body.id
}
const list = async (query: object = {}) => (await t.send(listReports, { query }, { as: moderator })).body
const idsOf = async (query: object) => (await list(query)).map(({ id }) => id)
const seen = async (id: number, as = moderator) => (await t.send(getReport, { params: { id } }, { as })).body
const decide = (id: number, changes: object = {}) =>
  t.send(decideReport, { params: { id }, body: { status: 'resolved', ...changes } }, { as: moderator })

/** A player with two reports: on their messages and on their profile. */
const setScene = async () => {
  const [reporter, reported] = [await registerOldHand(), await registerPlayer(t)]
  await t.send(updateProfile, { body: { displayName: 'Menace', bio: 'Come and try' } }, { as: reported })
  const conversation = await sendOnMessages(reporter, reported)
  return { reporter, reported, conversation, profile: await sendOnProfile(reporter, reported) }
}

test('the queue lists, filters, searches and counts them like all others', async () => {
  const { reporter, reported, conversation, profile } = await setScene()
  const crew = await postCrew(t, reported, { title: 'Halo' })
  const inCrew = await report(reporter, crew.id, reported.user.id, { reportCategory: 'other' })
  expect(await list()).toMatchObject([
    { id: inCrew, subject: 'crew', crewId: crew.id, missionTitle: 'Halo', relatedPending: 0 },
    { id: profile, subject: 'profile', crewId: null, missionTitle: '', relatedPending: 0 },
    { id: conversation, subject: 'conversation', crewId: null, missionTitle: '', commentId: null },
  ])
  expect(await idsOf({ status: 'pending' })).toEqual([conversation, profile, inCrew])
  expect(await idsOf({ category: 'harassment' })).toEqual([profile, conversation])
  expect(await idsOf({ search: 'enac' })).toEqual([inCrew, profile, conversation])
  expect(await idsOf({ search: reporter.user.username })).toEqual([inCrew, profile, conversation])
  expect(await idsOf({ search: 'Halo' })).toEqual([inCrew])
  await decide(profile)
  expect((await t.send(getReportStats, {}, { as: moderator })).body).toMatchObject({
    pending: 2,
    resolved: 1,
  })
  const { weeks } = (await t.send(getModerationStats, {}, { as: moderator })).body
  expect(weeks.at(-1)?.reports).toContainEqual({ category: 'harassment', count: 2 })
  const { reports } = (await t.send(getUser, { params: { id: reported.user.id } }, { as: admin })).body
  expect(reports.map(({ subject, missionTitle }) => [subject, missionTitle])).toEqual([
    ['crew', 'Halo'],
    ['profile', ''],
    ['conversation', ''],
  ])
})

test('a case shows the messages, or the profile then and now, and both histories', async () => {
  const { reporter, reported, conversation, profile } = await setScene()
  await t.send(updateProfile, { body: { bio: 'Friendly', organisation: 'Void' } }, { as: reported })
  expect(await seen(conversation)).toMatchObject({
    report: { subject: 'conversation' },
    reportedAs: { displayName: 'Menace', messages: [{ isFromReported: true, text: 'You will see' }] },
    current: { crew: null, comment: null, player: { username: reported.user.username } },
    reported: { id: reported.user.id, reportsReceived: { pending: 2 } },
    reporter: { id: reporter.user.id, reportsMade: { pending: 2 } },
    related: [],
  })
  const { reportedAs, current } = await seen(profile)
  expect(reportedAs).not.toHaveProperty('messages')
  expect(reportedAs.profile).toEqual({ bio: 'Come and try', organisation: null, image: null })
  expect(current.player?.profile).toEqual({ bio: 'Friendly', organisation: 'Void', image: null })
})

test('reports on the same subject of a player are decided together, and only these', async () => {
  const { reported, conversation, profile } = await setScene()
  const second = await registerPlayer(t)
  const related = await sendOnProfile(second, reported)
  const elsewhere = await sendOnProfile(second, await registerPlayer(t))
  const { report: seenReport, related: seenRelated } = await seen(profile)
  expect([seenReport.relatedPending, seenRelated.map(({ id }) => id)]).toEqual([1, [related]])
  const before = (await inbox(second)).length
  expect((await decide(profile, { status: 'dismissed', includeRelated: true })).status).toBe(200)
  expect(await idsOf({ status: 'pending' })).toEqual([conversation, elsewhere])
  expect(await inbox(second)).toHaveLength(before + 1)
  expect(await inbox(second)).toContain('Your report on Menace was decided. Thank you.')
  expect((await decide(related)).body.code).toBe('report_decided')
})

test('warnings and bans decide them; the deletion of a crew or a comment cannot', async () => {
  const { reporter, reported, conversation, profile } = await setScene()
  const crew = await postCrew(t, reported)
  const { body: comment } = await discussionCalls(t).write(reported, crew.id, 'Nothing to see here')
  const removal = { reportId: profile, reason: 'Insults' }
  const deletion = await t.send(deleteCrew, { params: { id: crew.id }, body: removal }, { as: admin })
  expect(deletion.status).toBe(404)
  const removed = await t.send(deleteComment, { params: { id: comment.id }, body: removal }, { as: admin })
  expect(removed.status).toBe(404)
  const warning = { reason: 'Stay polite', reportId: conversation }
  const warn = (player: Player) =>
    t.send(warnUser, { params: { id: player.user.id }, body: warning }, { as: moderator })
  expect((await warn(reporter)).status).toBe(404)
  expect((await warn(reported)).status).toBe(201)
  expect((await ban(admin, reported, { reportId: profile, reason: 'Threats' })).status).toBe(200)
  expect([
    (await seen(conversation, admin)).report.action,
    (await seen(profile, admin)).report.action,
  ]).toEqual(['warned', 'banned'])
})

test('they hide no post', async () => {
  const { reported } = await setScene()
  await postCrew(t, reported)
  for (let i = 0; i < 4; i += 1) {
    const reporter = await registerOldHand()
    await sendOnProfile(reporter, reported)
    await sendOnMessages(reporter, reported)
  }
  const crew = await t.connection.db.selectFrom('crews').select('is_hidden').executeTakeFirstOrThrow()
  expect(crew.is_hidden).toBe(false)
})

test('a moderator does not see the reports on themselves', async () => {
  const other = await registerStaff(t, 'moderator')
  const id = await sendOnProfile(await registerPlayer(t), other)
  expect((await t.send(listReports, {}, { as: other })).body).toEqual([])
  const answer = await t.send(getReport, { params: { id } }, { as: other })
  expect([answer.status, answer.body.code]).toEqual([403, 'own_case'])
})

test('a report outlives both accounts without their names, and can still be decided', async () => {
  const { reporter, reported, conversation, profile } = await setScene()
  await leaveForGood(t, reporter)
  await leaveForGood(t, reported)
  for (const id of [conversation, profile]) {
    const details = await seen(id)
    expect(details).toMatchObject({
      report: { reportedUserId: null, reporterId: null, relatedPending: 0 },
      current: { player: null },
      reported: null,
      reporter: null,
      related: [],
    })
    expect(JSON.stringify(details)).not.toMatch(new RegExp(`Menace|${reported.user.username}`))
    expect((await decide(id, { status: 'dismissed', includeRelated: true })).status).toBe(200)
  }
  expect(await idsOf({ search: 'Menace' })).toEqual([])
})

test('an export tells what the player reported, and of reports on them neither who nor about what', async () => {
  const { reporter, reported } = await setScene()
  const exportOf = async (as: Player) => {
    const answer = await t.send(exportAccount, { body: { password: goodPassword } }, { as })
    return answer.body as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  }
  expect((await exportOf(reporter)).reportsMade).toMatchObject([
    { subject: 'conversation', reportedId: reported.user.id, reason: 'Threats', crewId: null },
    { subject: 'profile' },
  ])
  const received = (await exportOf(reported)).reportsReceived
  expect(received).toHaveLength(2)
  for (const row of received ?? []) expect(row).not.toHaveProperty('subject')
})
