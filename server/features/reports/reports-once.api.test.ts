// Also on the embedded engine.
/** One open report per player and subject, and `canReport`, which says so before. */
import { afterEach, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { listConversation } from '#contract/messages/messages.ts'
import { getPlayerProfile } from '#contract/profiles/players.ts'
import { reportPicture } from '#contract/reports/pictures.ts'
import { reportComment, reportConversation, reportProfile } from '#contract/reports/reports.ts'
import { settlementLimits } from '#contract/settlements/fields.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { sendReport } = reportCalls(t)
const { write, list } = discussionCalls(t)
const { add, log } = logCalls(t)
const settlement = settlementCalls(t)

afterEach(() => expectInvariants(t.connection))

const body = { reportCategory: 'other', reportReason: 'Not again' } as const
const membersFor = async (as: Player | undefined, id: number) =>
  (await t.send(getCrew, { params: { id } }, { as })).body.members

/** The status of the report, and that of a second one on the same. */
const twice = async (send: () => Promise<{ status: number; body: { code?: string } }>) => {
  const first = await send()
  const second = await send()
  return [first.status, second.body.code]
}
const once = [201, 'already_reported']

test('a report on a player in a crew leaves room for one on each other subject, and each says so before', async () => {
  t.clock.stop()
  const { id, leader, members } = await flyMission(t, 2)
  const [member] = members as [Player, Player]
  const comments = [await write(leader, id, 'One'), await write(leader, id, 'Two')]
  const pictures = (await add(leader, id, 'Look')).pictures
  await settlement.send(leader, id, { takings: 900 })
  await settlement.dispute(member, id, 1, 'Nothing came.')
  t.clock.advance(settlementLimits.reportDays * 24 * 60 * 60_000)

  const seen = async () => ({
    leader: (await membersFor(member, id)).find((each) => each.id === leader.user.id)?.canReport,
    comments: (await list(member, id)).body.map(({ canReport }) => canReport).toReversed(),
    picture: (await log(member, id)).body.pictures[0]?.canReport,
    settlement: (await settlement.read(member, id)).body.viewer.canReport,
  })
  expect(await seen()).toEqual({ leader: true, comments: [true, true], picture: true, settlement: true })

  expect(await twice(() => sendReport(member, id, leader.user.id))).toEqual(once)
  expect(await seen()).toEqual({ leader: false, comments: [true, true], picture: true, settlement: true })
  const [first, second] = comments.map((comment) => ({ id: comment.body.id }))
  expect(
    await twice(() => t.send(reportComment, { params: first as { id: number }, body }, { as: member })),
  ).toEqual(once)
  expect(await seen()).toMatchObject({ comments: [false, true], picture: true })
  expect(
    await twice(() => t.send(reportComment, { params: second as { id: number }, body }, { as: member })),
  ).toEqual(once)
  const picture = { id: pictures[0]?.id ?? 0 }
  expect(await twice(() => t.send(reportPicture, { params: picture, body }, { as: member }))).toEqual(once)
  expect(await twice(() => settlement.report(member, id))).toEqual(once)
  expect(await seen()).toEqual({ leader: false, comments: [false, false], picture: false, settlement: false })
  expect((await settlement.read(member, id)).body.viewer).toMatchObject({
    reportFrom: null,
    reported: { id: leader.user.id },
  })

  const decided = { status: 'dismissed', decided_at: t.node.ctx.now() } as const
  await t.connection.db.updateTable('reports').set(decided).execute()
  await t.connection.db.deleteFrom('report_pictures').execute()
  expect(await seen()).toEqual({ leader: true, comments: [true, true], picture: true, settlement: true })
})

test('members see whom they can report, guests and strangers see it of nobody and of everybody', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const [member] = members as [Player]
  const seenBy = async (as: Player | undefined) =>
    (await membersFor(as, id)).map(({ canReport }) => canReport)
  expect(await seenBy(leader)).toEqual([false, true])
  expect(await seenBy(member)).toEqual([true, false])
  expect(await seenBy(await registerPlayer(t))).toEqual([true, true])
  expect(await seenBy(undefined)).toEqual([false, false])
})

test('a leader sees which applicants can be reported', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const applicant = await registerPlayer(t)
  await applicationCalls(t).apply(applicant, id)
  const seen = async () =>
    (await t.send(listApplications, { params: { id } }, { as: leader })).body.applications[0]?.user.canReport
  expect(await seen()).toBe(true)
  expect(await twice(() => sendReport(leader, id, applicant.user.id))).toEqual(once)
  expect(await seen()).toBe(false)
})

test('a conversation can be reported once the other has written, and like a profile once at a time', async () => {
  const [reporter, other] = [await registerPlayer(t), await registerPlayer(t)]
  const params = { id: other.user.id }
  const conversation = async () =>
    (await t.send(listConversation, { params }, { as: reporter })).body.player.canReport
  const profile = async (as?: Player) => (await t.send(getPlayerProfile, { params }, { as })).body.canReport
  const { write: message } = messageCalls(t)
  await message(reporter, other, 'Are you coming?')
  expect(await conversation()).toBe(false)
  expect((await t.send(reportConversation, { params, body }, { as: reporter })).status).toBe(404)
  await message(other, reporter, 'Ask again and you will see')
  expect([await conversation(), await profile(reporter)]).toEqual([true, true])
  expect(await twice(() => t.send(reportConversation, { params, body }, { as: reporter }))).toEqual(once)
  expect([await conversation(), await profile(reporter)]).toEqual([false, true])
  expect(await twice(() => t.send(reportProfile, { params, body }, { as: reporter }))).toEqual(once)
  expect([await profile(reporter), await profile(other), await profile()]).toEqual([false, false, false])
})
