import { expect, test } from 'vitest'
import { decideReport } from '#contract/reports/cases.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { endedBansJob } from '#server/features/crews/posting/crews-hiding.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { type Player, registerStaff } from '#server/testing/factories/factories.ts'
import { holdCrew, sendInOrder } from '#server/testing/held-crew.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { inbox } = applicationCalls(t)
const { sendReport, registerOldHand, setScene, auditActions } = reportCalls(t)
type Scene = Awaited<ReturnType<typeof setScene>>
const many = Array.from({ length: 10 }, (_, i) => i)

test('of ten decisions at once from two nodes, one holds, and the reporter is told once', async () => {
  const other = await t.startNode()
  const moderators = [await registerStaff(t, 'moderator'), await registerStaff(t, 'admin')]
  const { reporter, reportId } = await setScene()
  const answers = await Promise.all(
    many.map((i) =>
      (i % 2 === 0 ? t : other).send(
        decideReport,
        { params: { id: reportId }, body: { status: i % 2 === 0 ? 'resolved' : 'dismissed' } },
        { as: moderators[i % 2] },
      ),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...many.slice(1).map(() => 409)])
  const winner = answers.find(({ status }) => status === 200)?.body
  const stored = await t.connection.db.selectFrom('reports').select('status').executeTakeFirstOrThrow()
  expect(stored.status).toBe(winner?.status)
  expect((await auditActions()).filter((action) => action.startsWith('report_'))).toHaveLength(1)
  expect(await inbox(reporter)).toHaveLength(1)
  await expectInvariants(t.connection)
})

test('decisions, new reports and the deletion of the crew at once neither deadlock nor decide twice', async () => {
  const other = await t.startNode()
  const admin = await registerStaff(t, 'admin')
  const { crewId, leader, reportId } = await setScene()
  const reporters = await Promise.all(many.slice(0, 4).map(registerOldHand))
  const [decision, deletion, ...reports] = await Promise.all([
    t.send(
      decideReport,
      { params: { id: reportId }, body: { status: 'dismissed', includeRelated: true } },
      { as: admin },
    ),
    other.send(
      deleteCrew,
      { params: { id: crewId }, body: { reportId, includeRelated: true } },
      { as: admin },
    ),
    ...reporters.map((as) => sendReport(as, crewId, leader.user.id)),
  ])
  expect([decision.status, deletion.status].sort()).toEqual(decision.status === 200 ? [200, 409] : [204, 409])
  for (const { status } of reports) expect([201, 404]).toContain(status)
  await expectInvariants(t.connection)
})

test('of two reports at once on a reported leader, the second one hides the post', async () => {
  const { crewId, leader } = await setScene()
  const reporters = [await registerOldHand(), await registerOldHand()]
  const answers = await sendInOrder(
    t.connection,
    crewId,
    reporters.map((as) => () => sendReport(as, crewId, leader.user.id)),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const crew = await t.connection.db.selectFrom('crews').select('is_hidden').executeTakeFirstOrThrow()
  expect(crew.is_hidden).toBe(true)
})

test.each([
  [
    'decides a report',
    (as: Player, { reportId }: Scene) =>
      t.send(decideReport, { params: { id: reportId }, body: { status: 'resolved' } }, { as }),
  ],
  [
    'deletes a crew',
    (as: Player, { crewId }: Scene) => t.send(deleteCrew, { params: { id: crewId }, body: {} }, { as }),
  ],
] as const)('an admin who is demoted meanwhile no longer %s', async (_name, act) => {
  const admin = await registerStaff(t, 'admin')
  const scene = await setScene()
  const crew = await holdCrew(t.connection, scene.crewId)
  const answer = act(admin, scene)
  await crew.untilWaiting(1)
  await t.connection.db
    .updateTable('users')
    .set({ user_role: 'citizen' })
    .where('id', '=', admin.user.id)
    .execute()
  await crew.release()
  expect((await answer).body.code).toBe('not_allowed')
  const { status } = await t.connection.db.selectFrom('reports').select('status').executeTakeFirstOrThrow()
  expect(status).toBe('pending')
})

test('a post that reports hide is not locked because a ban of its leader ended long ago', async () => {
  const { crewId, leader } = await setScene()
  const reporters = await Promise.all(many.slice(0, 3).map(registerOldHand))
  for (const as of reporters) await sendReport(as, crewId, leader.user.id)
  const { db } = t.connection
  const post = () =>
    db.selectFrom('crews').select('is_hidden').where('id', '=', crewId).executeTakeFirstOrThrow()
  expect((await post()).is_hidden).toBe(true)
  await db
    .updateTable('users')
    .set({ banned_until: new Date(0) })
    .where('id', '=', leader.user.id)
    .execute()
  const held = await holdCrew(t.connection, crewId)
  try {
    // Otherwise it would wait for the lock, and time out.
    await endedBansJob.run(t.node.ctx, {})
  } finally {
    await held.release()
  }
  expect((await post()).is_hidden).toBe(true)
})
