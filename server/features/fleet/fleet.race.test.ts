import { beforeEach, expect, test } from 'vitest'
import { fleetLimits } from '#contract/fleet/fields.ts'
import { addShip, getFleet, listShips, updateShip } from '#contract/fleet/fleet.ts'
import { importFleet } from '#contract/fleet/fleet-import.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { importShips } from './fleet-catalogue.service.ts'

const t = openTestApp()
const twenty = Array.from({ length: 20 }, (_, i) => i)

let as: Player
let shipId: number
beforeEach(async () => {
  await importShips(t.node.ctx)
  as = await registerPlayer(t)
  shipId = (await t.send(listShips, {})).body[0]?.id ?? 0
})

const fleet = async () => (await t.send(getFleet, { params: { id: as.user.id } }, { as })).body

test('twenty ships made primary at once, on two nodes, leave one primary ship', async () => {
  const nodes = [t, await t.startNode()]
  const ships = await Promise.all(
    twenty.map(async (i) => (await t.send(addShip, { body: { shipId, customName: `${i}` } }, { as })).body),
  )
  const answers = await Promise.all(
    ships.map(({ id }, i) =>
      (nodes[i % 2] ?? t).send(updateShip, { params: { id }, body: { isPrimary: true } }, { as }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 200))
  expect((await fleet()).filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
})

test('twenty ships added as primary at once leave one primary ship', async () => {
  const nodes = [t, await t.startNode()]
  const body = { shipId, isPrimary: true }
  const answers = await Promise.all(twenty.map((i) => (nodes[i % 2] ?? t).send(addShip, { body }, { as })))
  expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 201))
  expect((await fleet()).filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
})

test('a fleet with one place left takes one of twenty ships', async () => {
  const row = {
    user_id: as.user.id,
    ship_id: shipId,
    custom_name: '',
    role: '',
    status: 'active' as const,
    is_primary: false,
    condition: 100,
    notes: '',
    created_at: new Date(),
  }
  const rows = Array.from({ length: fleetLimits.ships - 1 }, () => row)
  await t.connection.db.insertInto('fleet_ships').values(rows).execute()
  const answers = await Promise.all(twenty.map(() => t.send(addShip, { body: { shipId } }, { as })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'fleet_full')).toHaveLength(19)
})

test('of imports of 60 ships at once, on two nodes, a fleet takes as many as it has room for', async () => {
  const nodes = [t, await t.startNode()]
  const body = { ships: [{ shipId, customName: '', count: 60 }] }
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => (nodes[i % 2] ?? t).send(importFleet, { body }, { as })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
  expect(await fleet()).toHaveLength(180)
})
