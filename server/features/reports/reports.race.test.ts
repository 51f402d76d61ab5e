import { expect, test } from 'vitest'
import { reportConversation, reportPlayer, reportProfile } from '#contract/reports/reports.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { joinCrew, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
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

const draft = { reportCategory: 'harassment', reportReason: 'Threats' } as const

test.each([
  ['conversations', reportConversation],
  ['profiles', reportProfile],
] as const)(
  'of twenty equal reports of %s sent at once to two nodes, one is taken',
  async (_name, endpoint) => {
    const other = await t.startNode()
    const [reporter, reported] = [await registerPlayer(t), await registerPlayer(t)]
    await messageCalls(t).write(reported, reporter, 'You will see')
    const request = { params: { id: reported.user.id }, body: draft }
    const answers = await Promise.all(
      many.map((i) => (i % 2 === 0 ? t : other).send(endpoint, request, { as: reporter })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...many.slice(1).map(() => 409)])
    await expectInvariants(t.connection)
  },
)

test('reports on a player who deletes their account meanwhile keep no name', async () => {
  const other = await t.startNode()
  const reported = await registerPlayer(t)
  const reporters = await Promise.all(many.slice(0, 8).map(() => registerPlayer(t)))
  const request = { params: { id: reported.user.id }, body: draft }
  const [left, ...answers] = await Promise.all([
    leaveForGood(other, reported),
    ...reporters.map((as, i) => (i % 2 === 0 ? t : other).send(reportProfile, request, { as })),
  ])
  expect(left.status).toBe(204)
  for (const { status } of answers) expect([201, 404]).toContain(status)
  const reports = await t.connection.db.selectFrom('reports').selectAll().execute()
  expect(reports).toHaveLength(answers.filter(({ status }) => status === 201).length)
  expect(JSON.stringify(reports)).not.toContain(reported.user.username)
})
