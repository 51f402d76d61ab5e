// Also on the embedded engine.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { fleetLimits } from '#contract/fleet/fields.ts'
import { addShip, getFleet, listShips, removeShip, updateShip } from '#contract/fleet/fleet.ts'
import { fieldIssues } from '#contract/issues/fields.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { importShips } from './fleet-catalogue.service.ts'

const t = openTestApp()

let owner: Player
beforeEach(async () => {
  await importShips(t.node.ctx)
  owner = await registerPlayer(t)
})

const shipNamed = async (name: string): Promise<number> => {
  const { body } = await t.send(listShips, {})
  return body.find((ship) => ship.name === name)?.id ?? 0
}
const add = async (ship: object, as = owner) =>
  t.send(addShip, { body: { shipId: await shipNamed('MOLE'), ...ship } }, { as })
const fleetOf = async (player: Player, as?: Player) =>
  (await t.send(getFleet, { params: { id: player.user.id } }, { as })).body

test('the catalogue has every ship of the game, by name', async () => {
  const { body } = await t.send(listShips, {})
  expect(body).toHaveLength(239)
  expect(body.find(({ name }) => name === 'MOLE')).toMatchObject({
    manufacturer: 'Argo Astronautics',
    role: 'Mining',
    isGroundVehicle: false,
  })
})

test('an import updates known ships by name, adds new ones and keeps the rest', async () => {
  const before = await shipNamed('MOLE')
  const file = join(t.node.ctx.config.dataDir, 'ships.json')
  const mole = {
    name: 'MOLE',
    manufacturer: 'Argo Astronautics',
    size: 'large',
    role: 'Deep mining',
    minCrew: 2,
    maxCrew: 5,
    cargoCapacity: 100,
    isGroundVehicle: false,
    isFlightReady: true,
  }
  await writeFile(file, JSON.stringify([mole, { ...mole, name: 'MOLE II' }]))
  const ctx = { ...t.node.ctx, config: { ...t.node.ctx.config, shipsFile: file } }
  await importShips(ctx)
  const { body } = await t.send(listShips, {})
  expect(body).toHaveLength(240)
  expect(body.find(({ id }) => id === before)).toEqual({ id: before, ...mole })
  const problems: [string, string][] = [
    ['[\n  {"name":', 'JSON'],
    ['{}', 'it has to be a list of 1 to 2000 ships'],
    ['[]', 'it has to be a list of 1 to 2000 ships'],
    ['[7]', 'ship 1 has to be an object'],
    ['[{"name":"Nothing else"}]', 'ship 1 has no "manufacturer" or one that is not allowed'],
    [JSON.stringify([mole, { ...mole, name: ' ' }]), 'ship 2 has no "name" or one that is not allowed'],
    [JSON.stringify([{ ...mole, minCrew: 6 }]), 'ship 1 has no "maxCrew" or one that is not allowed'],
    [JSON.stringify([mole, { ...mole, name: 'MOLE ' }]), 'two ships are called "MOLE"'],
  ]
  for (const [content, problem] of problems) {
    await writeFile(file, content)
    const { message } = (await importShips(ctx).catch((error: Error) => error)) ?? { message: '' }
    expect(message).toContain(`SHIPS_FILE=${file} cannot be used: `)
    expect(message).toContain(problem)
    expect(message).not.toContain('\n')
  }
})

test('a ship gets the name and role of its model unless the owner gives it others', async () => {
  const plain = await add({})
  expect([plain.status, plain.body]).toMatchObject([
    201,
    { shipName: 'MOLE', customName: null, role: 'Mining', status: 'active', condition: 100, notes: '' },
  ])
  const named = await add({ customName: ' Old Rusty ', role: 'Museum', status: 'stored', condition: 40 })
  expect(named.body).toMatchObject({
    shipName: 'Old Rusty',
    shipModel: 'MOLE',
    role: 'Museum',
    condition: 40,
  })
})

test('the primary ship comes first, then the others by the name shown', async () => {
  await add({ customName: 'zebra' })
  await add({ customName: 'Apple' })
  const { body: last } = await add({ customName: 'middle', isPrimary: true })
  expect((await fleetOf(owner)).map(({ shipName }) => shipName)).toEqual(['middle', 'Apple', 'zebra'])
  await t.send(removeShip, { params: { id: last.id } }, { as: owner })
  expect((await fleetOf(owner)).map(({ shipName }) => shipName)).toEqual(['Apple', 'zebra'])
})

test('making a ship primary takes that from the other; absent fields stay', async () => {
  const first = await add({ isPrimary: true, notes: 'Needs paint' })
  const second = await add({ customName: 'Second', isPrimary: true })
  const primaries = async () =>
    (await fleetOf(owner)).filter(({ isPrimary }) => isPrimary).map(({ id }) => id)
  expect(await primaries()).toEqual([second.body.id])
  const params = { id: first.body.id }
  const { body } = await t.send(updateShip, { params, body: { isPrimary: true } }, { as: owner })
  expect(body).toMatchObject({ isPrimary: true, notes: 'Needs paint', status: 'active' })
  expect(await primaries()).toEqual([first.body.id])
  const changes = { customName: '', status: 'hangar', condition: 0, role: 'Ore', notes: '' } as const
  const changed = await t.send(updateShip, { params: { id: second.body.id }, body: changes }, { as: owner })
  expect(changed.body).toMatchObject({ shipName: 'MOLE', status: 'hangar', condition: 0, role: 'Ore' })
})

test('everybody sees a fleet, but only the owner its notes', async () => {
  await add({ notes: 'Parked at Lorville' })
  expect((await fleetOf(owner, owner))[0]?.notes).toBe('Parked at Lorville')
  for (const viewer of [undefined, await registerPlayer(t)]) {
    expect((await fleetOf(owner, viewer))[0]).not.toHaveProperty('notes')
  }
})

test('the ship of another player is not there', async () => {
  const { body } = await add({})
  const as = await registerPlayer(t)
  const params = { id: body.id }
  expect((await t.send(updateShip, { params, body: { customName: 'Mine' } }, { as })).status).toBe(404)
  expect((await t.send(removeShip, { params }, { as })).status).toBe(404)
  expect(await fleetOf(owner)).toHaveLength(1)
})

test('a player without ships has an empty fleet; an unknown player has none', async () => {
  expect(await fleetOf(owner)).toEqual([])
  expect((await t.send(getFleet, { params: { id: 2_147_483_647 } })).status).toBe(404)
})

test.each([
  ['shipId', { shipId: 0 }, 'Please choose a ship.'],
  ['shipId', { shipId: 2_147_483_647 }, 'Please choose a ship.'],
  ['shipId', { shipId: 'x' }, 'Please choose a ship.'],
  ['condition', { condition: 101 }, 'The condition must be between 0 and 100 percent'],
  ['customName', { customName: 'x'.repeat(61) }, 'At most 60 characters'],
  ['notes', { notes: 'x'.repeat(501) }, 'At most 500 characters'],
])('a wrong %s is refused: %j', async (field, ship, message) => {
  const { status, body } = await add(ship)
  expect([status, body.fields]).toEqual([400, { [field]: message }])
})

test.each([
  [{ customName: 'you Hur3n$ohn' }, fieldIssues.forbidden_words.en],
  [{ role: 'you Hur3n$ohn' }, fieldIssues.forbidden_words.en],
  [{ customName: 'www.cheap-ships.example' }, fieldIssues.link_not_allowed.en],
  [{ role: 'Seller, cheap-ships.com' }, fieldIssues.link_not_allowed.en],
])('what everybody sees of a ship holds no insult and no link: %j', async (texts, message) => {
  const fields = Object.fromEntries(Object.keys(texts).map((field) => [field, message]))
  const added = await add(texts)
  expect([added.status, added.body.fields]).toEqual([400, fields])
  const params = { id: (await add({})).body.id }
  const changed = await t.send(updateShip, { params, body: texts }, { as: owner })
  expect([changed.status, changed.body.fields]).toEqual([400, fields])
})

test('a fleet holds two hundred ships', async () => {
  const ship_id = await shipNamed('MOLE')
  const row = {
    user_id: owner.user.id,
    ship_id,
    custom_name: '',
    role: '',
    status: 'active' as const,
    is_primary: false,
    condition: 100,
    notes: '',
    created_at: new Date(),
  }
  const rows = Array.from({ length: fleetLimits.ships }, () => row)
  await t.connection.db.insertInto('fleet_ships').values(rows).execute()
  const { status, body } = await add({})
  expect([status, body.code]).toEqual([409, 'fleet_full'])
})
