/** Removing ships from a fleet while they are brought to crews, on two nodes. */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { addShip, listShips, removeShip } from '#contract/fleet/fleet.ts'
import { bringShip } from '#contract/missions/missions.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { applicationDraft } from '#server/testing/calls/application-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { sendInOrder, untilWaiting } from '#server/testing/held-crew.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

let leader: Player
let pilot: Player
let shipId: number
let other: Pick<TestApp, 'send'>
beforeAll(async () => {
  other = await t.startNode()
})
beforeEach(async () => {
  await importShips(t.node.ctx)
  leader = await registerPlayer(t)
  pilot = await registerPlayer(t)
  shipId = (await t.send(listShips, {})).body[0]?.id ?? 0
})
afterEach(() => expectInvariants(t.connection))

const own = async (as: Player) => (await t.send(addShip, { body: { shipId } }, { as })).body.id

/** Posts a crew that the pilot has applied to with a ship. */
const setScene = async () => {
  const { id } = await postCrew(t, leader)
  const fleetShipId = await own(pilot)
  const body = { ...applicationDraft, fleetShipId }
  const { body: application } = await t.send(applyToCrew, { params: { id }, body }, { as: pilot })
  return {
    id,
    accept: () =>
      other.send(
        decideApplication,
        { params: { id, applicationId: application.id }, body: { status: 'accepted' } },
        { as: leader },
      ),
    remove: () => t.send(removeShip, { params: { id: fleetShipId } }, { as: pilot }),
    bring: () => other.send(bringShip, { params: { id }, body: { fleetShipId } }, { as: pilot }),
    ships: async () => (await t.send(getCrew, { params: { id } })).body.ships,
  }
}

test('a ship that is removed while its owner is accepted is gone, whichever comes first', async () => {
  for (const order of ['accept first', 'remove first']) {
    const { id, accept, remove, ships } = await setScene()
    const requests = order === 'accept first' ? [accept, remove] : [remove, accept]
    const answers = await sendInOrder<{ status: number }>(t.connection, id, requests)
    expect(answers.map(({ status }) => status).sort(), order).toEqual([200, 204])
    expect(await ships(), order).toEqual([])
  }
})

test('a ship that is brought and removed at once, again and again, leaves nothing behind and no request hanging', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { accept, remove, bring, ships } = await setScene()
    await accept()
    const [brought, removed] = await Promise.all([bring(), remove(), bring()])
    expect([200, 400]).toContain(brought.status)
    expect(removed.status).toBe(204)
    expect(await ships()).toEqual([])
  }
})

test('a crew gets an event when a ship is removed from the fleet at the moment it is brought', async () => {
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  const fleetShipId = await own(member)
  const heard: unknown[] = []
  let removing: Promise<{ status: number }> | undefined
  await t.connection.db.transaction().execute(async (db) => {
    await db.selectFrom('fleet_ships').select('id').where('id', '=', fleetShipId).forKeyShare().execute()
    removing = t.send(removeShip, { params: { id: fleetShipId } }, { as: member })
    await untilWaiting(t.connection, 1)
    await db
      .updateTable('crew_members')
      .set({ fleet_ship_id: fleetShipId })
      .where('user_id', '=', member.user.id)
      .execute()
    t.node.bus.subscribe((event) => heard.push(event))
  })
  expect((await removing)?.status).toBe(204)
  await eventually(async () =>
    expect(heard).toContainEqual(
      expect.objectContaining({ topic: 'crew', event: { id, change: 'updated' } }),
    ),
  )
})
