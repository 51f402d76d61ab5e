// Also on the embedded engine.
/** Which reports hide a post: those of players whose reports still count. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { decideReport } from '#contract/reports/cases.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { type Player, postCrew, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { inbox } = applicationCalls(t)
const { ban, unban } = moderationCalls(t)
const { report, registerOldHand } = reportCalls(t)

let admin: Player
let leader: Player
let reporters: Player[]
beforeEach(async () => {
  admin = await registerStaff(t, 'admin')
  leader = await registerPlayer(t)
  reporters = [await registerOldHand(), await registerOldHand(), await registerOldHand()]
})

const isHidden = async (id: number) =>
  (
    await t.connection.db
      .selectFrom('crews')
      .select('is_hidden')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).is_hidden

/** A post that all reporters have reported. */
const reportedPost = async (title: string) => {
  const { id } = await postCrew(t, leader, { title })
  const reportIds: number[] = []
  for (const reporter of reporters) reportIds.push(await report(reporter, id, leader.user.id))
  return { id, reportIds }
}

const dismiss = (reportId: number | undefined, includeRelated: boolean) =>
  t.send(
    decideReport,
    { params: { id: reportId ?? 0 }, body: { status: 'dismissed', includeRelated } },
    { as: admin },
  )

test('reporters with two dismissed reports in thirty days hide nothing, also where they reported before', async () => {
  const [first, second, third] = [
    await reportedPost('First'),
    await reportedPost('Second'),
    await reportedPost('Third'),
  ]
  const hidden = async () => [await isHidden(first.id), await isHidden(second.id), await isHidden(third.id)]
  expect(await hidden()).toEqual([true, true, true])
  await dismiss(first.reportIds[0], true)
  expect(await hidden()).toEqual([false, true, true])
  // The second dismissal for each reporter: their reports on the third post no longer count either.
  await dismiss(second.reportIds[0], true)
  expect(await hidden()).toEqual([false, false, false])
  expect((await inbox(leader)).filter((message) => message.includes('Third'))).toHaveLength(2)
  expect(await isHidden((await reportedPost('Fourth')).id)).toBe(false)
  await sql`update reports set decided_at = decided_at - interval '31 days' where status = 'dismissed'`.execute(
    t.connection.db,
  )
  expect(await isHidden((await reportedPost('Fifth')).id)).toBe(true)
})

test('what is reported of a settlement or a picture does not hide the post', async () => {
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const [first, second, third] = reporters as [Player, Player, Player]
  await report(first, id, leader.user.id)
  await report(second, id, leader.user.id)
  await t.connection.db.updateTable('reports').set({ subject: 'settlement' }).execute()
  await report(third, id, leader.user.id)
  expect(await isHidden(id)).toBe(false)
})

test('a post is shown again when one of its three reporters is banned, and hidden once the ban is lifted', async () => {
  const { id } = await reportedPost('Halo')
  const [first] = reporters as [Player]
  expect(await isHidden(id)).toBe(true)
  expect((await ban(admin, first)).status).toBe(200)
  expect(await isHidden(id)).toBe(false)
  await unban(admin, first)
  expect(await isHidden(id)).toBe(true)
  expect(await inbox(leader)).toHaveLength(3)
})
