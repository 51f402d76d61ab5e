import { expect, test } from 'vitest'
import { reportPlayer } from '#contract/reports/reports.ts'
import { joinCrew, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { expectInvariants } from '#server/testing/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const many = Array.from({ length: 20 }, (_, i) => i)

test('of twenty equal reports sent at once to two nodes, one is taken', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  const body = { reportedUserId: leader.user.id, reportCategory: 'griefing', reportReason: 'Shot' } as const
  const answers = await Promise.all(
    many.map((i) => (i % 2 === 0 ? t : other).send(reportPlayer, { params: { id }, body }, { as: member })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...many.slice(1).map(() => 409)])
  await expectInvariants(t.connection)
})
