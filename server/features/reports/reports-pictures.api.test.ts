// Also on the embedded engine.
/** Reports on pictures in the log of a mission, and their removal by moderators. */
import { afterEach, expect, test } from 'vitest'
import { decideReport, getReport } from '#contract/reports/cases.ts'
import { deleteLogPicture, getReportedPicture, reportPicture } from '#contract/reports/pictures.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import { type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { add, log, publish, remove, see } = logCalls(t)

afterEach(() => expectInvariants(t.connection))

const reasons = { reportCategory: 'inappropriate_content', reportReason: 'Not of the game' } as const
const report = (as: Player | undefined, id: number) =>
  t.send(reportPicture, { params: { id }, body: reasons }, { as })
const copyOf = (as: Player | undefined, reportId: number) =>
  see(as, `/api${getReportedPicture.path.replace(':id', String(reportId))}`)
const takeAway = (as: Player, id: number, body: object = {}) =>
  t.send(deleteLogPicture, { params: { id }, body }, { as })
const caseOf = async (as: Player, id: number) => (await t.send(getReport, { params: { id } }, { as })).body

/** A picture of the first member, reported by the second. */
const setScene = async () => {
  const { id, leader, members } = await flyMission(t, 2)
  const [author, reporter] = members as [Player, Player]
  const [picture] = (await add(author, id, 'Look at this')).pictures
  const pictureId = picture?.id ?? 0
  const moderator = await registerStaff(t, 'moderator')
  const { body } = await report(reporter, pictureId)
  return { id, leader, author, reporter, moderator, pictureId, reportId: body.id }
}

test('those aboard report any picture but their own, everybody else the public one', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const author = members[0] as Player
  const stranger = await registerPlayer(t)
  const pictureId = (await add(author, id)).pictures[0]?.id ?? 0
  expect((await report(undefined, pictureId)).status).toBe(401)
  expect((await report(stranger, pictureId)).status).toBe(404)
  expect((await report(author, pictureId)).body.code).toBe('report_self')
  expect((await report(leader, pictureId)).status).toBe(201)
  expect((await report(leader, pictureId)).body.code).toBe('already_reported')
  await publish(leader, id, pictureId)
  expect((await report(stranger, pictureId)).status).toBe(201)
})

test('moderators see the reported picture, and nobody else does', async () => {
  const { leader, author, reporter, moderator, pictureId, reportId } = await setScene()
  const { report: shown, reportedAs } = await caseOf(moderator, reportId)
  expect(shown).toMatchObject({ subject: 'picture', pictureId, reportedUserId: author.user.id })
  expect(reportedAs.picture).toEqual({
    line: 'Look at this',
    width: 300,
    height: 200,
    image: `/api/admin/crew-reports/${reportId}/picture`,
  })
  const copy = await copyOf(moderator, reportId)
  expect([copy.statusCode, copy.headers['content-type'], copy.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  expect((await copyOf(undefined, reportId)).statusCode).toBe(401)
  for (const player of [leader, author, reporter]) {
    expect((await copyOf(player, reportId)).statusCode).toBe(403)
  }
})

test('a moderator does not see a report on their own picture', async () => {
  const { author, reportId } = await setScene()
  await t.connection.db
    .updateTable('users')
    .set({ user_role: 'moderator' })
    .where('id', '=', author.user.id)
    .execute()
  expect((await copyOf(author, reportId)).json().code).toBe('own_case')
})

test.each(['removes the picture', 'deletes the account'])(
  'the copy is there until the decision, even if its author %s',
  async (what) => {
    const { author, moderator, pictureId, reportId } = await setScene()
    const { status, body: answer } = await (what === 'removes the picture'
      ? remove(author, pictureId)
      : leaveForGood(t, author))
    expect([status, answer]).toEqual([204, {}])
    expect((await caseOf(moderator, reportId)).report.pictureId).toBeNull()
    expect((await copyOf(moderator, reportId)).statusCode).toBe(200)
    const body = { status: 'dismissed' } as const
    await t.send(decideReport, { params: { id: reportId }, body }, { as: moderator })
    expect((await copyOf(moderator, reportId)).statusCode).toBe(404)
    expect((await caseOf(moderator, reportId)).reportedAs.picture).toMatchObject({
      line: 'Look at this',
      image: null,
    })
  },
)

test('a moderator removes it with a reason, which decides the report and tells its author', async () => {
  const { id, leader, author, moderator, pictureId, reportId } = await setScene()
  await publish(leader, id, pictureId)
  const address = (await log(undefined, id)).body.pictures[0]?.image
  expect((await takeAway(moderator, pictureId, { reason: 'Not of the game', reportId })).status).toBe(204)
  expect((await log(author, id)).body.pictures).toEqual([])
  expect((await see(undefined, address)).statusCode).toBe(404)
  expect(await applicationCalls(t).inbox(author)).toContain(
    'The moderators have removed your picture from the log of “Halo”: Not of the game',
  )
  expect((await caseOf(moderator, reportId)).report).toMatchObject({
    status: 'resolved',
    action: 'picture_removed',
    decisionNote: 'Not of the game',
  })
  const audited = await t.connection.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'detail'])
    .where('action', '=', 'picture_removed')
    .execute()
  expect(audited).toEqual([
    {
      actor_id: moderator.user.id,
      subject_id: author.user.id,
      detail: { picture: pictureId, reason: 'Not of the game', report: reportId },
    },
  ])
})

test('without a report moderators remove the public picture alone, and without a reason none is told', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const author = members[0] as Player
  const moderator = await registerStaff(t, 'moderator')
  const pictureId = (await add(author, id)).pictures[0]?.id ?? 0
  expect((await takeAway(moderator, pictureId)).status).toBe(404)
  await publish(leader, id, pictureId)
  expect((await takeAway(author, pictureId)).status).toBe(403)
  expect((await takeAway(moderator, pictureId)).status).toBe(204)
  expect((await takeAway(moderator, pictureId)).status).toBe(404)
  expect(await applicationCalls(t).inbox(author)).toContain(
    'The moderators have removed your picture from the log of “Halo”.',
  )
})

test('a report on something else is not decided by removing a picture', async () => {
  const { id, leader, reporter, moderator, pictureId } = await setScene()
  const other = (await add(leader, id)).pictures[1]?.id ?? 0
  const { body } = await report(reporter, other)
  expect((await takeAway(moderator, pictureId, { reportId: body.id })).status).toBe(404)
  expect((await log(leader, id)).body.pictures).toHaveLength(2)
})
