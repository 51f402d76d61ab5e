import { afterEach, expect, test } from 'vitest'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { send, read, confirm, dispute } = settlementCalls(t)

afterEach(() => expectInvariants(t.connection))

/** A completed mission with a leader, a co-leader and a member. */
const flyWithCoLeader = async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const [coLeader, member] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  await complete(t, leader, id)
  return { id, leader, coLeader, member }
}

const sharesFor = (players: readonly Player[], ...amounts: number[]) =>
  players.map(({ user }, i) => ({ userId: user.id, amount: amounts[i] ?? 0 }))

test('a co-leader who corrects the share of another keeps saying that their own is missing', async () => {
  const { id, leader, coLeader, member } = await flyWithCoLeader()
  await send(leader, id, { takings: 300 })
  await dispute(coLeader, id, 1, 'Nothing came.')
  const shares = sharesFor([leader, coLeader, member], 90, 100, 110)
  const { body } = await send(coLeader, id, { takings: 300, shares }, 1)
  expect(body.shares.map(({ status, missing }) => [status, missing])).toEqual([
    ['open', null],
    ['disputed', 'Nothing came.'],
    ['open', null],
  ])
  expect(body.viewer).toMatchObject({ canConfirm: true, canDispute: true })
  const confirmed = await confirm(coLeader, id, 2)
  expect([confirmed.status, confirmed.body.shares[1]?.status]).toEqual([200, 'received'])
})

test('a co-leader who split the takings can still say that their own share is missing', async () => {
  const { id, coLeader } = await flyWithCoLeader()
  await send(coLeader, id, { takings: 300 })
  expect((await read(coLeader, id)).body.viewer).toMatchObject({ canConfirm: false, canDispute: true })
  expect((await dispute(coLeader, id)).body.shares[1]?.status).toBe('disputed')
})

test('a leader who corrects the sheet of the co-leader has their own share', async () => {
  const { id, leader, coLeader } = await flyWithCoLeader()
  await send(coLeader, id, { takings: 300 })
  await dispute(leader, id)
  const { body } = await send(leader, id, { takings: 300 }, 1)
  expect(body.shares[0]).toMatchObject({ status: 'received', missing: null })
  expect((await dispute(leader, id, 2)).status).toBe(403)
})
