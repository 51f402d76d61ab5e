// Also on the embedded engine.
/** A post names the ship it is for, and is found by it. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countWindows, listCrews } from '#contract/crews/board.ts'
import { createCrew, getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listShips } from '#contract/fleet/fleet.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

let leader: Player
let mole: number
let carrack: number
beforeEach(async () => {
  await importShips(t.node.ctx)
  leader = await registerPlayer(t)
  const { body } = await t.send(listShips, {})
  const idOf = (name: string) => body.find((ship) => ship.name === name)?.id ?? 0
  mole = idOf('MOLE')
  carrack = idOf('Carrack')
})
afterEach(() => expectInvariants(t.connection))

const found = async (query: Readonly<Record<string, string>>) =>
  (await t.send(listCrews, { query })).body.map(({ title }) => title)

const edit = (id: number, changes: Parameters<typeof crewDraft>[0]) =>
  t.send(updateCrew, { params: { id }, body: crewDraft(changes) }, { as: leader })

const removeFromCatalogue = (id: number) => t.connection.db.deleteFrom('ships').where('id', '=', id).execute()

test('a post for a ship names it, and the filter and a search find it by the ship', async () => {
  const soon = new Date(t.node.ctx.now().getTime() + 60 * 60_000).toISOString()
  const { id } = await postCrew(t, leader, { title: 'Rocks', shipId: mole, scheduledFor: soon })
  await postCrew(t, leader, { title: 'Far away', shipId: carrack })
  await postCrew(t, leader, { title: 'On foot' })
  const { body } = await t.send(getCrew, { params: { id } })
  expect(body).toMatchObject({ shipId: mole, shipName: 'MOLE' })
  const { body: page } = await t.send(listCrews, { query: { ship: String(mole) } })
  expect(page).toMatchObject([{ title: 'Rocks', shipId: mole, shipName: 'MOLE' }])
  expect(await found({ search: 'carrack' })).toEqual(['Far away'])
  expect(await found({ ship: String(mole), activity: 'combat' })).toEqual([])
  expect(await found({ ship: String(mole), status: 'all', sort: 'soonest' })).toEqual(['Rocks'])
  expect(await found({ ship: '' })).toHaveLength(3)
  const { body: counts } = await t.send(countWindows, { query: { ship: String(mole) } })
  expect(counts.find(({ startTime }) => startTime === 'next_6h')?.total).toBe(1)
  const { body: none } = await t.send(countWindows, { query: { ship: String(carrack) } })
  expect(none.every(({ total }) => total === 0)).toBe(true)
})

test('an edit keeps the ship, changes it or takes it away, and the post is found by the new one', async () => {
  const { id } = await postCrew(t, leader, { title: 'Rocks', shipId: mole })
  expect((await edit(id, { title: 'More rocks' })).body).toMatchObject({ shipId: mole, shipName: 'MOLE' })
  expect(await found({ search: 'mole' })).toEqual(['More rocks'])
  expect((await edit(id, { shipId: carrack })).body).toMatchObject({ shipId: carrack, shipName: 'Carrack' })
  expect(await found({ ship: String(mole) })).toEqual([])
  expect(await found({ search: 'mole' })).toEqual([])
  expect(await found({ ship: String(carrack) })).toHaveLength(1)
  expect((await edit(id, { shipId: null })).body).toMatchObject({ shipId: null, shipName: null })
  expect(await found({ search: 'carrack' })).toEqual([])
})

test('a ship that left the catalogue stays on its posts by name, through edits too', async () => {
  const { id } = await postCrew(t, leader, { title: 'Rocks', shipId: mole })
  await removeFromCatalogue(mole)
  const { body } = await t.send(getCrew, { params: { id } })
  expect(body).toMatchObject({ shipId: null, shipName: 'MOLE' })
  expect((await edit(id, { title: 'Old rocks' })).body).toMatchObject({ shipId: null, shipName: 'MOLE' })
  expect(await found({ search: 'mole' })).toEqual(['Old rocks'])
  expect(await found({ ship: String(mole) })).toEqual([])
  expect((await edit(id, { shipId: null })).body.shipName).toBeNull()
})

test('a ship that is not in the catalogue is refused, and an edit with it changes nothing', async () => {
  const { id } = await postCrew(t, leader, { title: 'Rocks', shipId: mole })
  await removeFromCatalogue(carrack)
  const post = await t.send(createCrew, { body: crewDraft({ shipId: carrack }) }, { as: leader })
  expect(post).toMatchObject({ status: 400, body: { fields: { shipId: expect.stringContaining('ship') } } })
  expect((await edit(id, { title: 'Lost', shipId: carrack })).status).toBe(400)
  expect(await found({})).toEqual(['Rocks'])
})

test('a post with anything else for a ship is refused', async () => {
  for (const shipId of [0, -1, 1.5, '7', 2_147_483_648, 1e99, true, [], {}, [7], 'null']) {
    const body = { ...crewDraft(), shipId } as ReturnType<typeof crewDraft>
    const { status } = await t.send(createCrew, { body }, { as: leader })
    expect([shipId, status]).toEqual([shipId, 400])
  }
})

test('a filter by anything else is refused', async () => {
  for (const ship of ['0', '-1', '1.5', 'MOLE', '99999999999', '1,2', "1' or 1=1", '1 ', '٣']) {
    const list = await t.send(listCrews, { query: { ship } })
    const counts = await t.send(countWindows, { query: { ship } })
    expect([ship, list.status, counts.status]).toEqual([ship, 400, 400])
  }
})

test('nothing is found for a ship that nobody flies or that does not exist', async () => {
  await postCrew(t, leader, { shipId: mole })
  for (const ship of [String(carrack), '2147483647']) expect(await found({ ship })).toEqual([])
})
