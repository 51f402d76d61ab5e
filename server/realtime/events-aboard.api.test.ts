import { expect, test } from 'vitest'
import { attendanceCalls, flyWithoutOne } from '#server/testing/calls/attendance-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { postCrew } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { send, confirm, dispute } = settlementCalls(t)
const { contest } = attendanceCalls(t)

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
