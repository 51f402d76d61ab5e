// Also on the embedded engine.
import { expect, test } from 'vitest'
import { addShip } from '#contract/fleet/fleet.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import {
  gunnerRole,
  inHours,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { light, listFor, seenBy } = beaconCalls(t)

const lightAs = async (username: string, changes: Parameters<typeof light>[1] = {}): Promise<Player> => {
  const player = await registerPlayer(t, { username })
  expect((await light(player, changes)).status).toBe(200)
  t.clock.advance(1_000)
  return player
}

test('each filter leaves those who would fly it, and those who fly anything', async () => {
  const reader = await registerPlayer(t)
  await lightAs('anything')
  await lightAs('medic', { seats: ['medical'], languages: ['de'] })
  await lightAs('gunner', { seats: ['combat'], activities: ['escort'], regions: ['us'] })
  const all = ['gunner', 'medic', 'anything']
  expect(await seenBy(reader)).toEqual(all)
  expect(await seenBy(reader, { seats: 'medical' })).toEqual(['medic', 'anything'])
  expect(await seenBy(reader, { seats: 'medical,combat' })).toEqual(all)
  expect(await seenBy(reader, { activity: 'mining' })).toEqual(['medic', 'anything'])
  expect(await seenBy(reader, { languages: 'de,fr' })).toEqual(['medic'])
  expect(await seenBy(reader, { region: 'eu' })).toEqual(['medic', 'anything'])
  for (const nobody of [{ isVerified: 'true' }, { bringsShip: 'true' }, { isReliable: 'true' }] as const)
    expect(await seenBy(reader, nobody)).toEqual([])
})

test('a ship that a player would bring is shown, until it leaves the fleet', async () => {
  const reader = await registerPlayer(t)
  const player = await registerPlayer(t)
  await importShips(t.node.ctx)
  const ship = await t.connection.db.selectFrom('ships').select(['id', 'name']).executeTakeFirstOrThrow()
  const body = {
    shipId: ship.id,
    customName: '',
    role: '',
    status: 'active' as const,
    isPrimary: false,
    condition: 100,
    notes: '',
  }
  const added = await t.send(addShip, { body }, { as: player })
  await light(player, { fleetShipId: added.body.id })
  expect((await listFor(reader, { bringsShip: 'true' })).map((each) => each.ship)).toEqual([ship.name])
  await t.connection.db.deleteFrom('fleet_ships').execute()
  expect((await listFor(reader)).map((each) => each.ship)).toEqual([null])
})

test('those who fit a post of the reader come first, with the seat', async () => {
  const reader = await registerPlayer(t)
  const post = await postCrew(t, reader, {
    title: 'Bounties',
    scheduledFor: inHours(1),
    primaryLanguage: 'en',
    maxCrewSize: 3,
    roles: [gunnerRole()],
  })
  await lightAs('gunner', { seats: ['combat'] })
  await lightAs('late', { seats: ['combat'], startsAt: inHours(5) })
  await lightAs('medic', { seats: ['medical'] })
  await lightAs('german', { seats: ['combat'], languages: ['de'] })
  const [first, ...others] = await listFor(reader)
  expect(first?.player.username).toBe('gunner')
  expect(first?.fits).toMatchObject({ crewId: post.id, title: 'Bounties', roleName: 'Turret Gunner' })
  expect(others.map(({ player, fits }) => [player.username, fits])).toEqual([
    ['german', null],
    ['medic', null],
    ['late', null],
  ])
})

test('a list says nothing about a player beyond what their profile shows', async () => {
  const reader = await registerPlayer(t)
  await lightAs('open_book', { note: 'Hello' })
  const [entry] = await listFor(reader)
  expect(Object.keys(entry ?? {}).sort()).toEqual(
    [
      'activities',
      'endsAt',
      'fits',
      'languages',
      'note',
      'player',
      'regions',
      'seats',
      'ship',
      'startsAt',
    ].sort(),
  )
  expect(JSON.stringify(entry)).not.toContain('@')
})
