// Also on the embedded engine.
/** Players bring ships of their fleets to crews. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  applyToCrew,
  applyToRole,
  decideApplication,
  decideRoleApplication,
  listApplications,
  listRoleApplications,
} from '#contract/applications/applications.ts'
import { type CrewDetails, getCrew } from '#contract/crews/crews.ts'
import { addShip, listShips, removeShip, updateShip } from '#contract/fleet/fleet.ts'
import { fleetIssues } from '#contract/issues/fleet.ts'
import { bringShip, cancelMission, leaveCrew, startMission } from '#contract/missions/missions.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationDraft } from '#server/testing/calls/application-calls.ts'
import { gunnerRole, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

let leader: Player
let pilot: Player
let crew: CrewDetails
let roleId: number
let shipIds: ReadonlyMap<string, number>
beforeEach(async () => {
  await importShips(t.node.ctx)
  shipIds = new Map((await t.send(listShips, {})).body.map(({ name, id }) => [name, id]))
  leader = await registerPlayer(t)
  pilot = await registerPlayer(t)
  crew = await postCrew(t, leader, { maxCrewSize: 4, roles: [gunnerRole({ slotsNeeded: 2 })] })
  roleId = crew.roles[0]?.id ?? 0
})
afterEach(() => expectInvariants(t.connection))

const own = async (as: Player, model: string, customName = ''): Promise<number> => {
  const body = { shipId: shipIds.get(model) ?? 0, customName, notes: 'Only for my eyes' }
  return (await t.send(addShip, { body }, { as })).body.id
}
const apply = (as: Player, fleetShipId: number | null) =>
  t.send(applyToCrew, { params: { id: crew.id }, body: { ...applicationDraft, fleetShipId } }, { as })
const applyAsGunner = (as: Player, fleetShipId: number | null) =>
  t.send(applyToRole, { params: { id: crew.id, roleId }, body: { message: 'Me', fleetShipId } }, { as })
const accept = (applicationId: number) =>
  t.send(
    decideApplication,
    { params: { id: crew.id, applicationId }, body: { status: 'accepted' } },
    { as: leader },
  )
const bring = (as: Player, fleetShipId: number | null) =>
  t.send(bringShip, { params: { id: crew.id }, body: { fleetShipId } }, { as })
const aboard = async () => (await t.send(getCrew, { params: { id: crew.id } })).body.ships
const modelsAboard = async () => (await aboard()).map(({ shipModel }) => shipModel)

test('the ship of an applicant is shown to the leader, and comes aboard when they are accepted', async () => {
  const fleetShipId = await own(pilot, 'MOLE', 'Second Helping')
  const { body: applied } = await apply(pilot, fleetShipId)
  const ship = {
    id: fleetShipId,
    shipId: shipIds.get('MOLE'),
    shipName: 'Second Helping',
    customName: 'Second Helping',
    manufacturer: 'Argo Astronautics',
    shipModel: 'MOLE',
    size: 'medium',
    crewSize: 4,
    cargoCapacity: 96,
  }
  const { body } = await t.send(listApplications, { params: { id: crew.id } }, { as: leader })
  expect(body.applications).toMatchObject([{ ship }])
  expect(await aboard()).toEqual([])
  expect((await accept(applied.id)).status).toBe(200)
  const owner = { ownerId: pilot.user.id, ownerName: pilot.user.displayName }
  expect(await aboard()).toEqual([{ ...ship, ...owner }])
})

test('an application for a role brings a ship too, and one without a ship brings none', async () => {
  const { body: gunner } = await applyAsGunner(pilot, await own(pilot, 'Arrow'))
  const other = await registerPlayer(t)
  const { body: second } = await t.send(
    applyToRole,
    { params: { id: crew.id, roleId }, body: { message: 'Me' } },
    { as: other },
  )
  const { body } = await t.send(listRoleApplications, { params: { id: crew.id } }, { as: leader })
  expect(body.applications.map(({ ship }) => ship?.shipModel)).toEqual([undefined, 'Arrow'])
  for (const { id } of [gunner, second]) {
    await t.send(decideRoleApplication, { params: { id }, body: { status: 'accepted' } }, { as: leader })
  }
  expect(await modelsAboard()).toEqual(['Arrow'])
})

test('members and the leader change their ship, in the order of the members', async () => {
  await accept((await apply(pilot, null)).body.id)
  expect((await bring(pilot, await own(pilot, 'Arrow'))).body.ships).toMatchObject([{ shipModel: 'Arrow' }])
  const { status, body } = await bring(leader, await own(leader, 'Carrack', 'Big One'))
  expect([status, body.viewer?.can.bringShip]).toEqual([200, true])
  expect(await aboard()).toMatchObject([
    { ownerId: leader.user.id, shipName: 'Big One', shipModel: 'Carrack', customName: 'Big One' },
    { ownerId: pilot.user.id, shipName: 'Arrow', shipModel: 'Arrow', customName: null },
  ])
  expect(JSON.stringify(await aboard())).not.toContain('Only for my eyes')
  await bring(pilot, await own(pilot, 'MOLE'))
  expect(await modelsAboard()).toEqual(['Carrack', 'MOLE'])
  await bring(leader, null)
  expect(await modelsAboard()).toEqual(['MOLE'])
})

test('a ship of somebody else, or none that exists, is refused at the field and nothing changes', async () => {
  const foreign = await own(leader, 'MOLE')
  const fields = { fleetShipId: fleetIssues.ship_not_yours.en }
  for (const id of [foreign, 2_147_483_647]) {
    expect(await apply(pilot, id)).toMatchObject({ status: 400, body: { fields } })
    expect(await applyAsGunner(pilot, id)).toMatchObject({ status: 400, body: { fields } })
  }
  await accept((await apply(pilot, null)).body.id)
  expect(await bring(pilot, foreign)).toMatchObject({ status: 400, body: { fields } })
  for (const id of [0, -1, 1.5, '1', 99_999_999_999]) {
    expect((await bring(pilot, id as number)).status).toBe(400)
  }
  expect(await aboard()).toEqual([])
})

test('only those aboard bring ships, and only before and during the mission', async () => {
  const fleetShipId = await own(pilot, 'MOLE')
  expect(await bring(pilot, fleetShipId)).toMatchObject({ status: 409, body: { code: 'not_member' } })
  await accept((await apply(pilot, null)).body.id)
  await t.send(startMission, { params: { id: crew.id } }, { as: leader })
  expect((await bring(pilot, fleetShipId)).status).toBe(200)
  await t.send(cancelMission, { params: { id: crew.id }, body: {} }, { as: leader })
  for (const as of [pilot, leader]) {
    expect(await bring(as, null)).toMatchObject({ status: 409, body: { code: 'mission_closed' } })
  }
  const { body } = await t.send(getCrew, { params: { id: crew.id } }, { as: pilot })
  expect([body.viewer?.can.bringShip, body.ships.length]).toEqual([false, 1])
})

test('a ship that leaves the fleet leaves the crew and the application, which stay', async () => {
  const carrack = await own(leader, 'Carrack')
  await bring(leader, carrack)
  const arrow = await own(pilot, 'Arrow')
  const { body: applied } = await apply(pilot, arrow)
  const remove = (as: Player, id: number) => t.send(removeShip, { params: { id } }, { as })
  expect((await remove(pilot, carrack)).status).toBe(404)
  expect(await modelsAboard()).toEqual(['Carrack'])
  expect([(await remove(leader, carrack)).status, (await remove(pilot, arrow)).status]).toEqual([204, 204])
  expect((await accept(applied.id)).body.ship).toBeNull()
  expect(await aboard()).toEqual([])
})

test('a ship shows its new name aboard, and leaves with its owner', async () => {
  const fleetShipId = await own(pilot, 'MOLE')
  await accept((await apply(pilot, fleetShipId)).body.id)
  await t.send(updateShip, { params: { id: fleetShipId }, body: { customName: 'Renamed' } }, { as: pilot })
  expect(await aboard()).toMatchObject([{ shipName: 'Renamed' }])
  await t.send(leaveCrew, { params: { id: crew.id } }, { as: pilot })
  expect(await aboard()).toEqual([])
})

test('when a leader deletes the account, their ship leaves the past mission', async () => {
  await bring(leader, await own(leader, 'Carrack'))
  await t.send(cancelMission, { params: { id: crew.id }, body: {} }, { as: leader })
  expect(await modelsAboard()).toEqual(['Carrack'])
  await leaveForGood(t, leader)
  expect(await aboard()).toEqual([])
})
