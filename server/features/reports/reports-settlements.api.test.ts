import { afterEach, expect, test } from 'vitest'
import { getReport } from '#contract/reports/cases.ts'
import { settlementLimits } from '#contract/settlements/fields.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { complete, flyMission } from '#server/testing/calls/mission-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { send, read, confirm, dispute, report } = settlementCalls(t)
const reportMs = settlementLimits.reportDays * 24 * 60 * 60_000

afterEach(() => expectInvariants(t.connection))

/** A member has disputed their share of a mission called Halo. */
const setScene = async () => {
  t.clock.stop()
  const { id, leader, members } = await flyMission(t, 2)
  const [unpaid, paid] = members as [Player, Player]
  await send(leader, id, { takings: 900 })
  await confirm(paid, id)
  await dispute(unpaid, id, 1, 'Nothing came.')
  return { id, leader, unpaid, paid }
}

test('a share that is disputed for 7 days can be reported, with the sheet as it is', async () => {
  const { id, leader, unpaid, paid } = await setScene()
  const disputedAt = t.node.ctx.now()
  const viewerOf = async (as: Player) => (await read(as, id)).body.viewer
  const from = new Date(disputedAt.getTime() + reportMs).toISOString()
  t.clock.advance(reportMs - 1)
  expect(await viewerOf(unpaid)).toMatchObject({ canReport: false, reportFrom: from })
  expect((await report(unpaid, id)).body.code).toBe('settlement_undisputed')
  t.clock.advance(1)
  expect(await viewerOf(unpaid)).toMatchObject({ canReport: true, reportFrom: from })
  expect(await viewerOf(paid)).toMatchObject({ canReport: false, reportFrom: null })
  for (const other of [leader, paid])
    expect((await report(other, id)).body.code).toBe('settlement_undisputed')
  expect((await report(await registerPlayer(t), id)).status).toBe(403)
  const { status, body } = await report(unpaid, id)
  expect(status).toBe(201)
  expect((await report(unpaid, id)).body.code).toBe('already_reported')

  const moderator = await registerStaff(t, 'moderator')
  const { report: listed, reportedAs } = (
    await t.send(getReport, { params: { id: body.id } }, { as: moderator })
  ).body
  expect(listed).toMatchObject({ subject: 'settlement', crewId: id, reportedUserId: leader.user.id })
  expect(reportedAs.sheet).toEqual({
    takings: 900,
    expenses: 0,
    missing: 'Nothing came.',
    disputedAt: disputedAt.toISOString(),
    shares: [
      { side: 'reported', amount: 300, status: 'received' },
      { side: 'reporter', amount: 300, status: 'disputed' },
      { side: 'other', amount: 300, status: 'received' },
    ],
  })
})

test('changing the share by one aUEC does not start the days again, confirming it does', async () => {
  const { id, leader, unpaid, paid } = await setScene()
  const shares = [
    { userId: leader.user.id, amount: 299 },
    { userId: unpaid.user.id, amount: 301 },
    { userId: paid.user.id, amount: 300 },
  ]
  await send(leader, id, { takings: 900, shares }, 1)
  t.clock.advance(reportMs)
  expect((await report(unpaid, id)).body.code).toBe('settlement_undisputed')
  await dispute(unpaid, id, 2)
  expect((await report(unpaid, id)).status).toBe(201)

  const settled = await setScene()
  await confirm(settled.unpaid, settled.id)
  t.clock.advance(reportMs)
  await dispute(settled.unpaid, settled.id)
  expect((await report(settled.unpaid, settled.id)).body.code).toBe('settlement_undisputed')
})

test('where whoever split the takings has deleted their account, there is nobody to report', async () => {
  const { id, leader, unpaid } = await setScene()
  await leaveForGood(t, leader)
  t.clock.advance(reportMs)
  expect((await read(unpaid, id)).body.viewer.reportFrom).toBeNull()
  expect((await report(unpaid, id)).body.code).toBe('settlement_undisputed')
})

test('a report is about the leader, whoever corrected the sheet last; the leader reports whoever sent it', async () => {
  t.clock.stop()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const [coLeader, member] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  await complete(t, leader, id)
  await send(leader, id, { takings: 900 })
  await dispute(member, id)
  await send(coLeader, id, { takings: 900 }, 1)
  for (const each of [leader, coLeader]) await dispute(each, id, 2)
  t.clock.advance(reportMs)
  const moderator = await registerStaff(t, 'moderator')
  const cases = [
    [member, leader],
    [coLeader, leader],
    [leader, coLeader],
  ] as const
  for (const [reporter, reported] of cases) {
    const { id: reportedId, displayName } = reported.user
    expect((await read(reporter, id)).body.viewer).toMatchObject({
      canReport: true,
      reported: { id: reportedId, displayName },
    })
    const { status, body } = await report(reporter, id)
    expect(status).toBe(201)
    const seen = await t.send(getReport, { params: { id: body.id } }, { as: moderator })
    expect(seen.body.report.reportedUserId).toBe(reportedId)
  }
})
