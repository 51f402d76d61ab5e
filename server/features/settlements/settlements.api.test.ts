// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import { assignRole } from '#contract/missions/missions.ts'
import { getPlayerStatistics } from '#contract/profiles/players.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { settlementLimits } from '#contract/settlements/fields.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { attendanceCalls } from '#server/testing/calls/attendance-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete, flyMission } from '#server/testing/calls/mission-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import {
  gunnerRole,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { send, read, confirm, dispute, viewerOf } = settlementCalls(t)
const { inbox } = applicationCalls(t)
const daysMs = settlementLimits.days * 24 * 60 * 60_000

afterEach(() => expectInvariants(t.connection))

const idOf = ({ user }: Player) => user.id
type Settlement = Awaited<ReturnType<typeof read>>['body']
const amountsOf = ({ shares }: Settlement) => shares.map(({ amount }) => amount)
const shareOf = ({ shares }: Settlement, player: Player) =>
  shares.find(({ userId }) => userId === idOf(player))

/** A leader with two members, called Halo. */
const flyWithTwo = async () => {
  const { id, leader, members } = await flyMission(t, 2)
  const [first, second] = members as [Player, Player]
  return { id, leader, first, second }
}

const sharesFor = (players: readonly Player[], ...amounts: number[]) =>
  players.map((player, i) => ({ userId: idOf(player), amount: amounts[i] ?? 0 }))

test('the leader splits the takings, and everybody aboard sees how', async () => {
  t.clock.stop()
  const { id, leader, first, second } = await flyWithTwo()
  expect((await viewerOf(leader, id))?.can.settle).toBe(true)
  expect((await read(leader, id)).body).toMatchObject({
    sheet: null,
    viewer: { canSend: true, canConfirm: false, canDispute: false },
  })
  const { status, body } = await send(leader, id, { takings: 1000, expenses: 100 })
  expect(status).toBe(200)
  expect(body.sheet).toEqual({
    version: 1,
    takings: 1000,
    expenses: 100,
    sentAt: t.node.ctx.now().toISOString(),
    sentBy: { id: idOf(leader), displayName: leader.user.displayName },
  })
  expect(amountsOf(body)).toEqual([300, 300, 300])
  // The leader who sends it already has their share.
  expect(shareOf(body, leader)?.status).toBe('received')
  expect(body.viewer).toMatchObject({ canSend: true, canConfirm: false, canDispute: false })
  expect((await dispute(leader, id)).status).toBe(403)
  for (const member of [first, second]) {
    expect(amountsOf((await read(member, id)).body)).toEqual([300, 300, 300])
    expect((await inbox(member))[0]).toBe(
      'The takings of “Halo” are split: you get 300 aUEC. Please say whether you have received them.',
    )
    const share = { version: 1, amount: 300, isOpen: true }
    expect(await viewerOf(member, id)).toMatchObject({ hasSettlement: true, share, can: { settle: false } })
  }
  expect((await viewerOf(leader, id))?.share).toEqual({ version: 1, amount: 300, isOpen: false })
  await confirm(first, id)
  expect((await viewerOf(first, id))?.share?.isOpen).toBe(false)
})

test('nobody who was not aboard sees anything of it', async () => {
  const { id, leader, first } = await flyWithTwo()
  await send(leader, id, { takings: 900 })
  const others = [
    await registerPlayer(t),
    await registerStaff(t, 'moderator'),
    await registerStaff(t, 'admin'),
  ]
  for (const other of others) {
    for (const answer of [read(other, id), confirm(other, id), dispute(other, id), send(other, id, {})]) {
      expect((await answer).status).toBe(403)
    }
    expect(await viewerOf(other, id)).toMatchObject({ hasSettlement: false, share: null })
  }
  expect((await send(first, id, { takings: 9 }, 1)).status).toBe(403)
  for (const answer of [read(undefined, id), confirm(undefined, id), send(undefined, id, {})]) {
    expect((await answer).status).toBe(401)
  }
})

test('shares come from the roles: fixed amounts, then percentages, then the rest; whoever was absent gets nothing', async () => {
  const leader = await registerPlayer(t)
  const split = (compensationPercentage: number | null) =>
    gunnerRole({ slotsNeeded: 1, compensationPercentage })
  const paid = (compensationType: string, compensationAmount: number | null) =>
    gunnerRole({ slotsNeeded: 1, compensationType, compensationAmount, compensationPercentage: null })
  const roles = [
    paid('auec', 400),
    split(12.5),
    paid('auec', null),
    split(null),
    paid('fun', null),
    paid('negotiable', null),
    split(50),
  ]
  const { id, roles: posted } = await postCrew(t, leader, { maxCrewSize: 9, roles })
  const members: Player[] = []
  for (const { id: roleId } of posted) {
    const member = await joinCrew(t, leader, id)
    members.push(member)
    await t.send(assignRole, { params: { id, userId: idOf(member) }, body: { roleId } }, { as: leader })
  }
  await complete(t, leader, id, [members.at(-1) as Player])
  const { body } = await send(leader, id, { takings: 2000, expenses: 0 })
  // 400 first; 12.5 % of the 1600 that are left; then the remaining 1400 for four.
  expect(amountsOf(body)).toEqual([350, 400, 200, 350, 350, 0, 350, 0])
  expect(body.shares.map(({ pay }) => pay)).toEqual([
    { kind: 'even' },
    { kind: 'fixed', amount: 400 },
    { kind: 'percent', percent: 12.5 },
    { kind: 'even' },
    { kind: 'even' },
    { kind: 'none' },
    { kind: 'even' },
    { kind: 'none' },
  ])
  expect(body.shares.map(({ isAbsent }) => isAbsent)).toEqual([...Array(7).fill(false), true])
})

test('whoever contests an absence has their share until it is decided', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  await complete(t, leader, id, [member])
  expect(amountsOf((await send(leader, id, { takings: 100 })).body)).toEqual([100, 0])
  await attendanceCalls(t).contest(member, id)
  expect(amountsOf((await send(leader, id, { takings: 100 }, 1)).body)).toEqual([50, 50])
})

test('the leader can change any share, but they have to add up, and to be for everybody aboard', async () => {
  const { id, leader, first, second } = await flyWithTwo()
  const aboard = [leader, first, second]
  const stranger = await registerPlayer(t)
  const refused = async (shares: { userId: number; amount: number }[], sheet = {}) => {
    const { status, body } = await send(leader, id, { takings: 100, expenses: 10, ...sheet, shares })
    return [status, body.code, Object.keys(body.fields ?? {})]
  }
  expect(await refused(sharesFor(aboard, 40, 30, 30))).toEqual([400, 'invalid_input', ['shares']])
  expect(await refused(sharesFor(aboard, 40, 30, 19))).toEqual([400, 'invalid_input', ['shares']])
  expect(await refused(sharesFor(aboard, 120, -30, 0))).toEqual([400, 'invalid_input', ['shares.1.amount']])
  expect(await refused([], { expenses: 101 })).toEqual([400, 'invalid_input', ['expenses']])
  for (const players of [
    [leader, first],
    [...aboard, stranger],
    [leader, first, stranger],
    [leader, first, first],
  ]) {
    const [status, code] = await refused(sharesFor(players, 90))
    expect([status, code]).toEqual([409, 'settlement_changed'])
  }
  expect((await read(leader, id)).body.sheet).toBeNull()
  const { body } = await send(leader, id, {
    takings: 100,
    expenses: 10,
    shares: sharesFor(aboard, 0, 80, 10),
  })
  expect(amountsOf(body)).toEqual([0, 80, 10])
})

test('amounts are whole, at least 0 and at most a trillion', async () => {
  const { id, leader } = await flyWithTwo()
  for (const takings of [-1, 0.5, '100', null, Number.NaN, 1e12 + 1, 1e300, 2 ** 53, [], {}]) {
    const { statusCode } = await t.inject({
      method: 'PUT',
      url: `/api/crew/${id}/settlement`,
      cookies: { ...leader.cookies },
      payload: { takings, expenses: 0, version: null },
    })
    expect(statusCode, String(takings)).toBe(400)
  }
  const { body } = await send(leader, id, { takings: settlementLimits.amount })
  expect(amountsOf(body)).toEqual([333_333_333_334, 333_333_333_333, 333_333_333_333])
  expect((await read(leader, 2 ** 31 - 1)).status).toBe(404)
})

test('expenses above the takings are told in the reader’s language', async () => {
  const { id, leader } = await flyWithTwo()
  const { body } = await send({ ...leader, language: 'de' }, id, { takings: 5, expenses: 6 })
  expect(body.fields?.expenses).toBe('Die Ausgaben sind höher als der Erlös, also gibt es nichts aufzuteilen')
})

test('members confirm their share or say what is missing, which those who lead read, and nobody else', async () => {
  const { id, leader, first, second } = await flyWithTwo()
  await send(leader, id, { takings: 900 })
  const confirmed = await confirm(first, id)
  expect(shareOf(confirmed.body, first)?.status).toBe('received')
  expect(confirmed.body.viewer).toMatchObject({ canConfirm: false, canDispute: true })
  expect((await confirm(first, id)).body.code).toBe('settlement_answered')
  const disputed = await dispute(second, id, 1, 'Only 200 came.')
  expect(shareOf(disputed.body, second)).toMatchObject({ status: 'disputed', missing: 'Only 200 came.' })
  const missingFor = async (player: Player) => shareOf((await read(player, id)).body, second)?.missing
  expect(await missingFor(leader)).toBe('Only 200 came.')
  expect(await missingFor(first)).toBeNull()
  expect((await inbox(leader))[0]).toBe(
    `${second.user.displayName} says that something is missing of their share in “Halo”.`,
  )
  // The money arrived after all.
  expect(shareOf((await confirm(second, id)).body, second)).toMatchObject({
    status: 'received',
    missing: null,
  })
})

test('whoever keeps changing their mind leaves the leader one notice of them, or none', async () => {
  const { id, leader, first, second } = await flyWithTwo()
  await send(leader, id, { takings: 900 })
  const disputesOf = async () =>
    (await inbox(leader))
      .filter((text) => text.includes('something is missing'))
      .map((text) => text.split(' ')[0])
  const nameOf = ({ user }: Player) => user.displayName.split(' ')[0]
  await dispute(second, id)
  for (let i = 0; i < 3; i += 1) {
    await dispute(first, id)
    expect(await disputesOf()).toEqual([nameOf(first), nameOf(second)])
    await confirm(first, id)
    expect(await disputesOf()).toEqual([nameOf(second)])
  }
  // Disputed once more, with another text, without a confirmation in between.
  await dispute(second, id, 1, 'All of it is missing.')
  expect(await disputesOf()).toEqual([nameOf(second)])
})

test('what is missing is said in clean words, and not too many', async () => {
  const { id, leader, first } = await flyWithTwo()
  expect((await dispute(first, id)).body.code).toBe('settlement_changed')
  await send(leader, id, { takings: 900 })
  for (const text of ['', '  ', 'x'.repeat(settlementLimits.text + 1), 'Heil Hitler']) {
    const { status, body } = await dispute(first, id, 1, text)
    expect([status, Object.keys(body.fields ?? {})], text).toEqual([400, ['text']])
  }
})

test('a corrected sheet asks again those whose share has changed, and nobody else', async () => {
  const { id, leader, first, second } = await flyWithTwo()
  const aboard = [leader, first, second]
  await send(leader, id, { takings: 900 })
  await confirm(first, id)
  await dispute(second, id)
  expect((await send(leader, id, { takings: 900 })).body.code).toBe('settlement_changed')
  const { body } = await send(leader, id, { takings: 900, shares: sharesFor(aboard, 200, 300, 400) }, 1)
  expect(body.sheet?.version).toBe(2)
  expect(body.shares.map(({ status, missing }) => [status, missing])).toEqual([
    ['received', null],
    ['received', null],
    ['open', null],
  ])
  expect((await confirm(second, id, 1)).body.code).toBe('settlement_changed')
  expect((await confirm(second, id, 2)).status).toBe(200)
  const notices = (await inbox(second)).filter((notice) => notice.includes('aUEC'))
  // The previous unread notice is no longer true.
  expect(notices).toEqual([
    'The settlement of “Halo” was corrected: you get 400 aUEC. If your share has changed, please say whether you have received it.',
  ])
})

test('whoever gets no share is asked whether that is right', async () => {
  const { id, leader, first, second } = await flyWithTwo()
  const shares = sharesFor([leader, first, second], 900)
  await send(leader, id, { takings: 900, shares })
  expect((await inbox(first))[0]).toBe(
    'The takings of “Halo” are split, and you get no share. Please say whether that is right.',
  )
  await send(leader, id, { takings: 900, shares }, 1)
  expect((await inbox(first))[0]).toBe(
    'The settlement of “Halo” was corrected, and you get no share. If that is new, please say whether it is right.',
  )
})

test('a disagreement stays when the sheet is sent again as it was', async () => {
  const { id, leader, first } = await flyWithTwo()
  await send(leader, id, { takings: 900 })
  await dispute(first, id)
  const { body } = await send(leader, id, { takings: 900 }, 1)
  expect(shareOf(body, first)).toMatchObject({ status: 'disputed', missing: 'Half of it is missing.' })
})

test('the co-leader can settle, too, and then the leader answers', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  const [coLeader, member] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  await complete(t, leader, id)
  const { body } = await send(coLeader, id, { takings: 300 })
  expect(body.shares.map(({ status }) => status)).toEqual(['open', 'received', 'open'])
  expect((await confirm(leader, id)).status).toBe(200)
  await dispute(member, id)
  for (const each of [leader, coLeader]) expect((await inbox(each))[0]).toContain('something is missing')
})

test('it is for completed missions with others aboard, for 30 days; answers are for 30 days after it', async () => {
  const leader = await registerPlayer(t)
  const { id: open } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, open)
  expect((await send(leader, open, { takings: 9 })).body.code).toBe('wrong_status')
  expect((await read(member, open)).body.code).toBe('wrong_status')
  const alone = await postCrew(t, leader)
  await complete(t, leader, alone.id)
  expect((await send(leader, alone.id, { takings: 9 })).body.code).toBe('nobody_to_settle_with')
  expect((await viewerOf(leader, alone.id))?.can.settle).toBe(false)

  const late = await flyWithTwo()
  const wait = async (ms: number) => {
    // Often enough that no session expires.
    for (let i = 0; i < 3; i += 1) {
      t.clock.advance(ms / 3)
      for (const player of [late.leader, late.first, late.second]) await read(player, late.id)
    }
  }
  await wait(daysMs - 60_000)
  expect((await send(late.leader, late.id, { takings: 9 })).status).toBe(200)
  await wait(60_000)
  expect((await viewerOf(late.leader, late.id))?.can.settle).toBe(false)
  expect((await read(late.leader, late.id)).body.viewer.canSend).toBe(false)
  expect((await send(late.leader, late.id, { takings: 8 }, 1)).body.code).toBe('settlement_closed')
  expect((await dispute(late.first, late.id)).status).toBe(200)
  await wait(daysMs)
  expect((await read(late.second, late.id)).body.viewer).toMatchObject({
    canConfirm: false,
    canDispute: false,
  })
  expect((await confirm(late.second, late.id)).body.code).toBe('settlement_closed')
  // The money arrived after all: a player can always confirm that.
  expect((await read(late.first, late.id)).body.viewer).toMatchObject({ canConfirm: true, canDispute: false })
  expect(shareOf((await confirm(late.first, late.id)).body, late.first)?.status).toBe('received')
})

test('a block between those aboard changes nothing about it', async () => {
  const { id, leader, first } = await flyWithTwo()
  await messageCalls(t).block(first, leader)
  expect((await send(leader, id, { takings: 900 })).status).toBe(200)
  expect((await read(first, id)).body.shares).toHaveLength(3)
  expect((await confirm(first, id)).status).toBe(200)
})

test('the sheet of a deleted mission is gone', async () => {
  const { id, leader } = await flyWithTwo()
  await send(leader, id, { takings: 900 })
  const admin = await registerStaff(t, 'admin')
  await t.send(deleteCrew, { params: { id }, body: { reason: 'Spam' } }, { as: admin })
  expect((await read(leader, id)).body.code).toBe('crew_removed')
})

test('what somebody earned is in their own statistics alone, without what they dispute', async () => {
  const { id, leader, first, second } = await flyWithTwo()
  const earned = async (as: Player, id: number | 'me') =>
    (await t.send(getPlayerStatistics, { params: { id } }, { as })).body.earned
  const ownEarned = (as: Player) => earned(as, 'me')
  expect(await ownEarned(first)).toBeNull()
  await send(leader, id, { takings: 900 })
  await dispute(second, id)
  expect(await ownEarned(leader)).toEqual({ total: 300, missions: 1 })
  expect(await ownEarned(first)).toEqual({ total: 300, missions: 1 })
  expect(await ownEarned(second)).toBeNull()
  expect(await earned(first, idOf(first))).toEqual({ total: 300, missions: 1 })
  expect(await earned(leader, idOf(first))).toBeNull()
  expect((await attendanceCalls(t).statisticsOf(first)).earned).toBeNull()
  const { makeToken, call } = tokenCalls(t)
  const byToken = await call(await makeToken(first), getPlayerStatistics, { params: { id: idOf(first) } })
  expect([byToken.status, byToken.body.earned]).toEqual([200, null])
})

test('the sheet still adds up when somebody has deleted their account, without what they said', async () => {
  const { id, leader, first, second } = await flyWithTwo()
  await send(leader, id, { takings: 900 })
  await dispute(first, id, 1, 'Secret')
  await leaveForGood(t, first)
  const { body } = await read(leader, id)
  expect(amountsOf(body)).toEqual([300, 300, 300])
  expect(JSON.stringify(body)).not.toContain('Secret')
  const former = body.shares.find(({ displayName }) => displayName === '[deleted]')
  expect(former).toMatchObject({ status: 'open', pay: { kind: 'none' } })
  await leaveForGood(t, leader)
  const seen = (await read(second, id)).body
  expect([seen.sheet?.sentBy, amountsOf(seen)]).toEqual([null, [300, 300, 300]])
})
