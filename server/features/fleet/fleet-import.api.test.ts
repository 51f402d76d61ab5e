// Also on the embedded engine.
/** Importing a whole fleet: what a list means, what is stored of it, and the export. */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { fleetLimits } from '#contract/fleet/fields.ts'
import { addShip, getFleet, listShips } from '#contract/fleet/fleet.ts'
import {
  type ConfirmedShip,
  exportFleet,
  exportFleetAsCsv,
  importFleet,
  previewImport,
} from '#contract/fleet/fleet-import.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { importShips } from './fleet-catalogue.service.ts'

const t = openTestApp()

let owner: Player
let shipIds: ReadonlyMap<string, number>
beforeEach(async () => {
  await importShips(t.node.ctx)
  owner = await registerPlayer(t)
  shipIds = new Map((await t.send(listShips, {})).body.map(({ name, id }) => [name, id]))
})

const idOf = (model: string) => shipIds.get(model) ?? 0
const preview = async (list: unknown) =>
  t.send(
    previewImport,
    { body: { text: typeof list === 'string' ? list : JSON.stringify(list) } },
    { as: owner },
  )
const store = (ships: readonly Partial<ConfirmedShip>[], as = owner) =>
  t.send(importFleet, { body: { ships: ships as ConfirmedShip[] } }, { as })
const fleetOf = async (player: Player) =>
  (await t.send(getFleet, { params: { id: player.user.id } })).body
    .map(({ shipModel, customName }) => [shipModel, customName ?? ''].join('/'))
    .sort()

/** What the page sends if the player changes nothing in the preview. */
const ticked = (rows: Awaited<ReturnType<typeof preview>>['body']['rows']): ConfirmedShip[] =>
  rows.flatMap(({ match, candidates: [ship], customName, count }) => {
    const missing = count - (ship?.owned ?? 0)
    return match === 'matched' && ship && missing > 0
      ? [{ shipId: ship.shipId, customName: customName ?? '', count: missing }]
      : []
  })

test('a list is matched, counted and told apart before anything is stored', async () => {
  const { status, body } = await preview([
    { name: 'Aegis Gladius', shipName: 'Knife' },
    { name: 'MOLE' },
    { name: 'Argo MOLE' },
    { name: 'Cutlas Blak' },
    { name: 'Millennium Falcon' },
  ])
  expect([status, body.room]).toEqual([200, fleetLimits.ships])
  const none = { customName: null, isNameRefused: false, count: 1 }
  const ship = (name: string, manufacturer: string) => ({ shipId: idOf(name), name, manufacturer, owned: 0 })
  expect(body.rows).toMatchObject([
    {
      ...none,
      name: 'Aegis Gladius',
      customName: 'Knife',
      match: 'matched',
      candidates: [ship('Gladius', 'Aegis Dynamics')],
    },
    { ...none, count: 2, match: 'matched', candidates: [ship('MOLE', 'Argo Astronautics')] },
    { ...none, name: 'Cutlas Blak', match: 'doubtful' },
    { ...none, name: 'Millennium Falcon', match: 'unknown', candidates: [] },
  ])
  expect(body.rows[2]?.candidates[0]).toEqual(ship('Cutlass Black', 'Drake Interplanetary'))
  expect(await fleetOf(owner)).toEqual([])
})

test('what the fleet has already is counted once, first by its name', async () => {
  const { status } = await store([
    { shipId: idOf('MOLE'), customName: 'Second Helping', count: 1 },
    { shipId: idOf('MOLE'), count: 1, customName: '' },
    { shipId: idOf('Gladius'), count: 1, customName: '' },
  ])
  expect(status).toBe(201)
  const { body } = await preview([
    { name: 'MOLE', shipName: 'Third' },
    { name: 'MOLE', shipName: 'Second Helping' },
    ...Array.from({ length: 3 }, () => ({ name: 'Gladius' })),
    { name: 'Gladus' },
  ])
  const owned = body.rows.map(({ candidates }) => candidates.map((each) => each.owned))
  // The Third may be the one without a name. Of the three Gladius the fleet has one; none is left for the doubtful row.
  expect(owned.slice(0, 3)).toEqual([[1], [1], [1]])
  expect(owned[3]?.[0]).toBe(0)
  expect(body.room).toBe(fleetLimits.ships - 3)
})

test.each([
  ['a link', 'fly.example.com'],
  ['an insult', 'n1gger'],
  ['a text that is too long', 'x'.repeat(61)],
  ['invisible characters', 'a\u202eb'],
])('a name with %s is left out, and the preview says so', async (_, shipName) => {
  const { body } = await preview([{ name: 'MOLE', shipName }])
  expect(body.rows).toMatchObject([{ customName: null, isNameRefused: true, match: 'matched' }])
  const { status } = await store([{ shipId: idOf('MOLE'), customName: shipName, count: 1 }])
  expect([status, await fleetOf(owner)]).toEqual([400, []])
})

test('the model in place of a name is no name', async () => {
  const { body } = await preview([
    { name: 'MOLE', ship_name: 'MOLE' },
    { name: 'Argo MOLE', ship_name: 'MOLE' },
  ])
  expect(body.rows).toMatchObject([{ customName: null, isNameRefused: false, count: 2 }])
})

test('all ships are stored, or none: unknown ones, too many, and wrong counts are refused', async () => {
  const mole = { shipId: idOf('MOLE'), customName: '', count: 1 }
  const unknown = await store([mole, { ...mole, shipId: 2_147_483_647 }])
  expect(unknown).toMatchObject({ status: 400, body: { fields: { 'ships.1.shipId': expect.any(String) } } })
  expect(
    await store([
      { ...mole, count: 150 },
      { ...mole, count: 51 },
    ]),
  ).toMatchObject({
    status: 409,
    body: { code: 'fleet_full' },
  })
  for (const count of [0, -1, 1.5, 201, '2']) {
    expect((await store([{ ...mole, count: count as number }])).status).toBe(400)
  }
  expect((await store([])).status).toBe(400)
  expect((await store(Array.from({ length: 201 }, () => mole))).status).toBe(400)
  expect(await fleetOf(owner)).toEqual([])
  expect(await store([{ ...mole, count: 199 }])).toMatchObject({ status: 201, body: { added: 199 } })
  expect((await preview([{ name: 'MOLE' }])).body.room).toBe(1)
  expect((await store([{ ...mole, count: 2 }])).status).toBe(409)
  expect((await store([mole])).status).toBe(201)
})

test('an own fleet is exported without what only its owner may see, and nobody else’s', async () => {
  const body = { shipId: idOf('MOLE'), customName: '=1+1', notes: 'Only for my eyes' }
  await t.send(addShip, { body }, { as: owner })
  await t.send(addShip, { body: { shipId: idOf('Arrow') } }, { as: owner })
  await t.send(addShip, { body: { shipId: idOf('Gladius') } }, { as: await registerPlayer(t) })
  const json = await t.send(exportFleet, {}, { as: owner })
  expect(json.headers['content-disposition']).toBe('attachment; filename="crewbeacon-fleet.json"')
  expect(json.body).toEqual([
    { name: 'MOLE', manufacturer: 'Argo Astronautics', shipName: '=1+1' },
    { name: 'Arrow', manufacturer: 'Anvil Aerospace' },
  ])
  const csv = await t.inject({ url: `/api${exportFleetAsCsv.path}`, cookies: { ...owner.cookies } })
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body).toBe(
    "\ufeffname,manufacturer,shipName\r\nMOLE,Argo Astronautics,'=1+1\r\nArrow,Anvil Aerospace,\r\n",
  )
})

const customNames = fc.oneof(
  fc.constantFrom('', '', '=1+1', "'=x", '+1', '-x', '@x', '"', 'a,b', 'a;b', 'Zwölf', '🚀', '[x]'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map((name) => name.trim()),
)
const fleets = fc.array(fc.tuple(fc.integer({ min: 0, max: 238 }), customNames), {
  minLength: 1,
  maxLength: 40,
})

test('importing an export gives the same fleet, and importing it again adds nothing', async () => {
  const models = [...shipIds.values()]
  const asText = async (as: Player, path: string) =>
    (await t.inject({ url: `/api${path}`, cookies: { ...as.cookies } })).body
  await fc.assert(
    fc.asyncProperty(fleets, fc.constantFrom(exportFleet, exportFleetAsCsv), async (fleet, { path }) => {
      const ships = fleet.map(([model, customName]) => ({ shipId: models[model] ?? 0, customName, count: 1 }))
      const first = await registerPlayer(t)
      fc.pre((await store(ships, first)).status === 201)
      owner = await registerPlayer(t)
      const list = await asText(first, path)
      expect((await store(ticked((await preview(list)).body.rows))).status).toBe(201)
      expect(await fleetOf(owner)).toEqual(await fleetOf(first))
      expect(ticked((await preview(list)).body.rows)).toEqual([])
    }),
    { numRuns: runs(25) },
  )
})
