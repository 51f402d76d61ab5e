// Also on the embedded engine.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decideReport, getReport, getReportStats, listReports } from '#contract/reports/cases.ts'
import { reportComment } from '#contract/reports/reports.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { joinCrew, type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { inbox } = applicationCalls(t)
const { ban } = moderationCalls(t)
const { write } = discussionCalls(t)
const { report, registerOldHand, setScene, auditActions } = reportCalls(t)

let moderator: Player
let admin: Player
beforeEach(async () => {
  moderator = await registerStaff(t, 'moderator')
  admin = await registerStaff(t, 'admin')
})
afterEach(() => expectInvariants(t.connection))

const list = async (query: object = {}, as = moderator) =>
  (await t.send(listReports, { query }, { as })).body.map(({ id }) => id)
const decide = (id: number | string, body: object, as = moderator) =>
  t.send(decideReport, { params: { id }, body: { status: 'resolved', ...body } }, { as })
const resultOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [
  status,
  body.code,
]

test('a case shows what was reported then and now, both histories and other reports on the same content', async () => {
  const { leader, crewId, reporter, reportId } = await setScene()
  const related = await report(await registerPlayer(t), crewId, leader.user.id)
  const { db } = t.connection
  await db.updateTable('crews').set({ title: 'Harmless' }).where('id', '=', crewId).execute()
  const created_at = t.node.ctx.now()
  const row = { user_id: leader.user.id, reason: 'Rude', description: '', created_at }
  await db
    .insertInto('warnings')
    .values({ ...row, warned_by: admin.user.id, acknowledged_at: null, report_id: null })
    .execute()
  const { id: ban_id } = await db
    .insertInto('bans')
    .values({
      ...row,
      banned_by: admin.user.id,
      ban_type: 'permanent',
      ends_at: null,
      lifted_at: created_at,
      lifted_by: admin.user.id,
      lift_reason: 'Appeal',
      report_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('appeals')
    .values({
      ban_id,
      body: 'Sorry',
      status: 'granted',
      created_at,
      decided_at: created_at,
      decided_by: null,
      note: null,
    })
    .execute()

  const seen = (as: Player) => t.send(getReport, { params: { id: reportId } }, { as })
  const name = admin.user.username
  expect((await seen(admin)).body).toMatchObject({
    report: { id: reportId, relatedPending: 1 },
    reportedAs: { crewTitle: 'Halo', comment: null },
    current: {
      crew: { title: 'Harmless', isHidden: false, isDeleted: false },
      player: { username: leader.user.username },
      comment: null,
    },
    reported: {
      id: leader.user.id,
      reportsReceived: { pending: 2, resolved: 0, dismissed: 0 },
      warnings: [{ reason: 'Rude', warnedBy: name }],
      isBanned: false,
      bans: [{ banType: 'permanent', liftedBy: name, appeal: { status: 'granted', text: 'Sorry' } }],
    },
    reporter: { id: reporter.user.id, reportsMade: { pending: 1, resolved: 0, dismissed: 0 } },
    related: [{ id: related }],
  })
  // Bans are for admins alone.
  expect((await seen(moderator)).body).toMatchObject({
    reported: { isBanned: null, bans: null },
    reporter: { isBanned: null, bans: null },
  })
  for (const id of ['0', '-1', 'abc', '99999999999', 999_999]) {
    expect(resultOf(await t.send(getReport, { params: { id } }, { as: admin }))).toEqual([404, 'not_found'])
  }
})

test('a decision is made once, recorded, and told to the reporter without saying what it was', async () => {
  const { leader, reporter, reportId } = await setScene()
  const note = 'Talked to both.'
  const { status, body } = await decide(reportId, { note })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'resolved', decidedBy: moderator.user.username, decisionNote: note })
  expect(resultOf(await decide(reportId, { status: 'dismissed' }, admin))).toEqual([409, 'report_decided'])
  expect(resultOf(await decide(999_999, {}))).toEqual([404, 'not_found'])
  expect(await inbox(reporter)).toEqual([`Your report on ${leader.user.displayName} was decided. Thank you.`])
  expect(await inbox(leader)).toEqual([])
  const entry = await t.connection.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'report_resolved')
    .executeTakeFirst()
  expect(entry).toMatchObject({
    actor_id: moderator.user.id,
    subject_id: leader.user.id,
    detail: { report: reportId, note },
  })
  expect((await decide(reportId, { note: 'x'.repeat(501) })).status).toBe(400)
})

test('reports on the same player and crew can be decided together', async () => {
  const { leader, crewId, reportId } = await setScene()
  const second = await registerPlayer(t)
  const related = await report(second, crewId, leader.user.id)
  const elsewhere = await setScene()
  await decide(reportId, { includeRelated: true, status: 'dismissed' })
  expect(await list({ status: 'pending' })).toEqual([elsewhere.reportId])
  expect((await auditActions()).filter((action) => action === 'report_dismissed')).toHaveLength(2)
  expect(await inbox(second)).toHaveLength(1)
  expect(resultOf(await decide(related, {}))).toEqual([409, 'report_decided'])
})

test('nobody sees, counts or decides a report on themselves', async () => {
  const { crewId, leader, reportId } = await setScene()
  await t.connection.db
    .updateTable('users')
    .set({ user_role: 'admin' })
    .where('id', '=', leader.user.id)
    .execute()
  const again = await report(await registerPlayer(t), crewId, leader.user.id)
  expect(await list({}, leader)).toEqual([])
  expect((await t.send(getReportStats, {}, { as: leader })).body.total).toBe(0)
  expect(resultOf(await t.send(getReport, { params: { id: again } }, { as: leader }))).toEqual([
    403,
    'own_case',
  ])
  expect(resultOf(await decide(reportId, {}, leader))).toEqual([403, 'own_case'])
  expect(await list()).toEqual([again, reportId])
  // The other moderators are notified of new reports, the reported admin is not.
  expect(await inbox(admin)).toHaveLength(2)
  expect(await inbox(leader)).toEqual([])
})

test('moderators see neither that a report led to a ban nor why', async () => {
  const { reportId, leader, crewId } = await setScene()
  const related = await report(await registerPlayer(t), crewId, leader.user.id)
  await ban(admin, leader, { reportId, reason: 'Threats' })
  const decisions = async (as: Player) => {
    const { body: listed } = await t.send(listReports, { query: { status: 'resolved' } }, { as })
    const { body: seen } = await t.send(getReport, { params: { id: reportId } }, { as })
    const { body: other } = await t.send(getReport, { params: { id: related } }, { as })
    return [...listed, seen.report, ...other.related].map(({ action, decisionNote }) => [
      action,
      decisionNote,
    ])
  }
  expect(await decisions(admin)).toEqual(Array(3).fill(['banned', 'Threats']))
  expect(await decisions(moderator)).toEqual(Array(3).fill([null, null]))
})

const isHidden = async () =>
  (await t.connection.db.selectFrom('crews').select('is_hidden').executeTakeFirstOrThrow()).is_hidden

test('three reporters hide a post until a decision, and new accounts do not count', async () => {
  const { crewId, leader, reportId } = await setScene()
  await report(await registerOldHand(), crewId, leader.user.id)
  await report(await registerPlayer(t), crewId, leader.user.id)
  expect(await isHidden()).toBe(false)
  await report(await registerOldHand(), crewId, leader.user.id)
  expect(await isHidden()).toBe(true)
  expect(await inbox(leader)).toEqual([
    'The moderators are looking at “Halo”. Until they have decided, it is not on the board.',
  ])
  await decide(reportId, { includeRelated: true })
  expect(await isHidden()).toBe(false)
  expect(await inbox(leader)).toContain('The moderators have looked at “Halo”. It is back on the board.')
})

test('reports on a member or on comments do not hide a post', async () => {
  const { crewId, leader } = await setScene()
  const member = await joinCrew(t, leader, crewId)
  const { body: comment } = await write(leader, crewId, 'Mind your own business')
  const body = { reportCategory: 'harassment', reportReason: 'Rude' } as const
  for (let i = 0; i < 3; i += 1) {
    const reporter = await registerOldHand()
    await report(reporter, crewId, member.user.id)
    const onComment = await t.send(reportComment, { params: { id: comment.id }, body }, { as: reporter })
    expect(onComment.status).toBe(201)
  }
  expect(await isHidden()).toBe(false)
})

test('who reported in vain hides the post no more', async () => {
  const { crewId, leader, reporter, reportId } = await setScene()
  const reporters = [reporter, await registerOldHand(), await registerOldHand()]
  for (const as of reporters.slice(1)) await report(as, crewId, leader.user.id)
  expect(await isHidden()).toBe(true)
  await decide(reportId, { status: 'dismissed', includeRelated: true })
  for (const as of reporters) await report(as, crewId, leader.user.id)
  expect(await isHidden()).toBe(false)
})
