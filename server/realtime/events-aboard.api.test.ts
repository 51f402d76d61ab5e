import { expect, test } from 'vitest'
import { attendanceCalls, flyWithoutOne } from '#server/testing/calls/attendance-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { send, confirm, dispute } = settlementCalls(t)
const { contest } = attendanceCalls(t)
const { offerLead, endLeadOffer } = leadingCalls(t)
const { rateLeader, rateMembers } = ratingCalls(t)

/** The events about a crew that a guest gets while `act` runs: the last one is that of another post. */
const seenByGuest = async (act: () => Promise<unknown>): Promise<unknown[]> => {
  const guest = await listenTo(t.node.app)
  try {
    await act()
    // Events come in the order of their transactions.
    const { id } = await postCrew(t, await registerPlayer(t))
    const created = { name: 'crew', data: { id, change: 'created' } }
    await eventually(() => expect(guest.events).toContainEqual(created))
    return guest.events.slice(0, -1)
  } finally {
    guest.close()
  }
}

test('an offer of the lead changes no open board', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  const events = await seenByGuest(async () => {
    expect((await offerLead(leader, id, member)).status).toBe(200)
    expect((await endLeadOffer(member, id)).status).toBe(200)
  })
  expect(events).toEqual([])
})

test('a rating that is not to be seen yet changes no open board, and one that is to be seen does', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  expect(await seenByGuest(() => rateLeader(members[0] as Player, id, 4))).toEqual([])
  const updated = { name: 'crew', data: { id, change: 'updated' } }
  expect(await seenByGuest(() => rateMembers(leader, id, 5))).toEqual([updated])
})

test('only those aboard receive what happens to their takings and to a contested mark', async () => {
  const { id, leader, present, absent } = await flyWithoutOne(t)
  const [guest, member] = [await listenTo(t.node.app), await listenTo(t.node.app, present)]
  try {
    await send(leader, id, { takings: 1000 })
    await confirm(present, id)
    await dispute(present, id)
    expect((await contest(absent, id)).status).toBe(200)
    // Events come in the order of their transactions.
    const next = await postCrew(t, leader)
    const created = { name: 'crew', data: { id: next.id, change: 'created' } }
    await eventually(() => expect(guest.events).toContainEqual(created))
    expect(guest.events).toEqual([created])
    const updates = Array(4).fill({ name: 'crew', data: { id, change: 'updated' } })
    const received = () => member.events.filter(({ name }) => name === 'crew')
    await eventually(() => expect(received()).toEqual([...updates, created]))
  } finally {
    guest.close()
    member.close()
  }
})
