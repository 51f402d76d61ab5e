// Also on the embedded engine.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToCrew, listApplications } from '#contract/applications/applications.ts'
import { countWindows, listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listComments, writeComment } from '#contract/discussions/discussions.ts'
import { contactLeader, listMessages } from '#contract/messages/messages.ts'
import { listMyCrews, startMission } from '#contract/missions/missions.ts'
import { listPlayerMissions } from '#contract/profiles/players.ts'
import { rateCrew } from '#contract/ratings/ratings.ts'
import { deleteComment, deleteCrew } from '#contract/reports/removals.ts'
import { reportComment, reportPlayer } from '#contract/reports/reports.ts'
import { listCrewRoles } from '#contract/roles/roles.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { applicationCalls, applicationDraft } from '#server/testing/calls/application-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import {
  crewDraft,
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
const { apply, inbox } = applicationCalls(t)
const { report, registerOldHand, setScene, auditActions } = reportCalls(t)

let moderator: Player
let admin: Player
beforeEach(async () => {
  moderator = await registerStaff(t, 'moderator')
  admin = await registerStaff(t, 'admin')
})
afterEach(() => expectInvariants(t.connection))

const remove = (id: number | string, body: object = {}, as = admin, language = 'en') =>
  t.send(deleteCrew, { params: { id }, body }, { as, headers: { 'accept-language': language } })

/** The crews in every list. */
const listed = async (leader: Player) => {
  const { body: open } = await t.send(listCrews, {})
  const { body: all, headers } = await t.send(listCrews, { query: { status: 'all' } })
  const { body: windows } = await t.send(countWindows, {})
  const { body: missions } = await t.send(listPlayerMissions, { params: { id: leader.user.id } })
  const { body: mine } = await t.send(listMyCrews, {}, { as: leader })
  return {
    board: open.length,
    all: all.length,
    total: Number(headers['x-total-count']),
    soon: windows.find(({ startTime }) => startTime === 'next_6h')?.total,
    onProfile: JSON.stringify(missions).includes('Halo'),
    mine: mine.led.length + mine.past.length,
  }
}

test('a post that several players reported is in no list, but can be read by its link', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo Zzyzx', scheduledFor: inHours(2) })
  const shown = { board: 1, all: 1, total: 1, soon: 1, onProfile: true, mine: 1 }
  expect(await listed(leader)).toEqual(shown)
  for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), id, leader.user.id)
  expect(await listed(leader)).toEqual({ board: 0, all: 0, total: 0, soon: 0, onProfile: false, mine: 1 })
  expect((await t.send(getCrew, { params: { id } })).body.title).toBe('Halo Zzyzx')
})

test('a deleted crew is in no list and answers nobody, and those aboard learn why', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inHours(2) })
  const member = await joinCrew(t, leader, id)
  const applicant = await registerPlayer(t)
  await apply(applicant, id)
  const stranger = await registerPlayer(t)
  const { body: comment } = await t.send(
    writeComment,
    { params: { id }, body: { text: 'Hi', channel: 'public' } },
    { as: member },
  )
  expect((await remove(id, { reason: 'Advertising' })).status).toBe(204)
  expect(await listed(leader)).toEqual({ board: 0, all: 0, total: 0, soon: 0, onProfile: false, mine: 0 })

  const params = { id }
  const calls: readonly [Endpoint, object][] = [
    [getCrew, {}],
    [listCrewRoles, {}],
    [listComments, {}],
    [listApplications, {}],
    [updateCrew, { body: crewDraft() }],
    [startMission, {}],
    [applyToCrew, { body: applicationDraft }],
    [writeComment, { body: { text: 'Hi', channel: 'public' } }],
    [rateCrew, { body: { type: 'leader', rating: 5 } }],
    [contactLeader, { body: { message: 'Hello' } }],
    [
      reportPlayer,
      { body: { reportedUserId: leader.user.id, reportCategory: 'other', reportReason: 'Rude' } },
    ],
  ]
  for (const [endpoint, request] of calls) {
    const answer = async (as: Player) => {
      const { status, body } = await t.send(endpoint, { params, ...request } as never, { as })
      return [status, body.code, body.reason]
    }
    expect(await answer(stranger), endpoint.name).toEqual([404, 'not_found', undefined])
    for (const as of [leader, member, applicant]) {
      expect(await answer(as), endpoint.name).toEqual([404, 'crew_removed', 'Advertising'])
    }
  }
  const report = { reportCategory: 'other', reportReason: 'Rude' } as const
  const onComment = await t.send(
    reportComment,
    { params: { id: comment.id }, body: report },
    { as: stranger },
  )
  expect(onComment.status).toBe(404)
  expect((await t.send(getCrew, { params })).body.code).toBe('not_found')

  for (const player of [leader, member, applicant]) {
    const { messages } = (await t.send(listMessages, {}, { as: player })).body
    expect(messages[0]).toMatchObject({
      message: 'The moderators have deleted the crew “Halo”: Advertising',
      crewTitle: 'Halo',
      crewId: null,
      about: null,
    })
  }
  expect(await inbox(stranger)).toEqual([])
  expect(await auditActions()).toContain('crew_deleted')
  expect((await remove(id)).status).toBe(404)
})

test('without a reason everybody reads the fixed text in their own language', async () => {
  const leader = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  await remove(id, { reason: '  ' })
  const reasonIn = async (language: string) => {
    const headers = { 'accept-language': language }
    return (await t.send(getCrew, { params: { id } }, { as: leader, headers })).body.reason
  }
  expect(await reasonIn('de')).toBe('Gelöscht durch Admin ohne Begründung')
  expect(await reasonIn('en')).toBe('Deleted by an admin without a reason')
  expect(await inbox(leader)).toEqual([
    'Die Moderation hat die Crew „Halo“ gelöscht: Gelöscht durch Admin ohne Begründung',
  ])
})

test('a deletion decides the report that led to it, and no other', async () => {
  const { crewId, leader, reporter, reportId } = await setScene()
  const other = await setScene()
  const outcome = await remove(crewId, { reportId: other.reportId })
  expect([outcome.status, outcome.body.code]).toEqual([404, 'not_found'])
  expect((await t.send(getCrew, { params: { id: crewId } })).status).toBe(200)
  expect((await remove(crewId, { reason: 'Ads', reportId, includeRelated: true })).status).toBe(204)
  const stored = await t.connection.db.selectFrom('reports').selectAll().orderBy('id').execute()
  expect(stored).toMatchObject([
    { id: reportId, status: 'resolved', action: 'crew_deleted', decision_note: 'Ads' },
    { id: other.reportId, status: 'pending' },
  ])
  expect(await inbox(reporter)).toHaveLength(1)
  expect(await inbox(leader)).toEqual(['The moderators have deleted the crew “Halo”: Ads'])
  const again = await remove(other.crewId, { reportId })
  expect(again.body.code).toBe('not_found')
  for (const id of ['0', '-1', 'abc', '99999999999']) expect((await remove(id)).status).toBe(404)
  for (const reason of ['x'.repeat(501), 'a\u0000b', '\ud800'])
    expect((await remove(other.crewId, { reason })).status).toBe(400)
  expect((await remove(other.crewId, {}, moderator)).status).toBe(403)
})

test('a moderator removes a comment, and its author learns why', async () => {
  const { crewId } = await setScene()
  const author = await registerPlayer(t)
  const { body: comment } = await t.send(
    writeComment,
    { params: { id: crewId }, body: { text: 'Rude words', channel: 'public' } },
    { as: author },
  )
  const draft = { reportCategory: 'harassment', reportReason: 'Rude' } as const
  const params = { id: comment.id }
  const reported = await t.send(reportComment, { params, body: draft }, { as: await registerPlayer(t) })
  const removeIt = (body: object, as = moderator) => t.send(deleteComment, { params, body }, { as })
  expect((await removeIt({}, author)).status).toBe(403)
  expect((await removeIt({ reason: 'Insult', reportId: reported.body.id })).status).toBe(204)
  const { body } = await t.send(listComments, { params: { id: crewId } })
  expect(JSON.stringify(body)).not.toContain('Rude words')
  expect(await inbox(author)).toEqual(['The moderators have removed your comment on “Halo”: Insult'])
  const row = await t.connection.db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', reported.body.id)
    .executeTakeFirst()
  expect(row).toMatchObject({ status: 'resolved', action: 'comment_removed', decision_note: 'Insult' })
  const entry = await t.connection.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'comment_removed')
    .executeTakeFirst()
  expect(entry).toMatchObject({
    subject_id: author.user.id,
    detail: { comment: comment.id, reason: 'Insult', report: reported.body.id },
  })
  // A second time changes nothing.
  expect((await removeIt({})).status).toBe(204)
  expect(await inbox(author)).toHaveLength(1)
})
