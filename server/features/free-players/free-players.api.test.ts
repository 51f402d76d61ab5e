// Also on the embedded engine.
import { expect, test } from 'vitest'
import { countFitting } from '#contract/beacons/beacons.ts'
import { updateContactSettings } from '#contract/blocks/blocks.ts'
import { addShip } from '#contract/fleet/fleet.ts'
import { removeMember } from '#contract/missions/missions.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
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

test('a post fits nobody whom its reader could not invite to it', async () => {
  const [reader, leader] = [await registerPlayer(t), await registerPlayer(t)]
  const changes = {
    primaryLanguage: 'en',
    scheduledFor: inHours(5),
    maxCrewSize: 6,
    seatsAtOnce: 'all',
  } as const
  const { id } = await postCrew(t, reader, { ...changes, scheduledFor: inHours(2) })
  const led = await postCrew(t, leader, changes)
  expect((await boardingCalls(t).board(reader, led.id)).status).toBe(200)
  expect((await leadingCalls(t).nameCoLeader(leader, led.id, reader)).status).toBe(200)
  const at = { startsAt: inHours(1.5), minutes: 300 }
  const names = ['fresh', 'applicant', 'refused', 'removed', 'invited', 'silent', 'late']
  const players = new Map<string, Player>()
  for (const name of names) players.set(name, await registerPlayer(t, { username: name }))
  const of = (name: string) => players.get(name) ?? reader
  const { apply, decide } = applicationCalls(t)
  await apply(of('applicant'), id)
  await decide(reader, id, (await apply(of('refused'), id)).body.id, 'declined')
  expect((await boardingCalls(t).board(of('removed'), id)).status).toBe(200)
  await t.send(removeMember, { params: { id, userId: of('removed').user.id } }, { as: reader })
  await offerCalls(t).invite(reader, id, of('invited'), null)
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: of('silent') })
  for (const player of players.values()) await light(player, at)
  await light(of('late'), { ...at, startsAt: inHours(4) })
  const listed = await listFor(reader)
  expect(
    listed.map(({ player, fits }) => [player.username, fits?.crewId, fits?.isInvited]).toSorted(),
  ).toEqual(
    names.toSorted().map((name) => {
      const fits = name === 'fresh' || name === 'invited'
      return [name, fits ? id : undefined, fits ? name === 'invited' : undefined]
    }),
  )
  expect(listed.filter(({ canBeInvited }) => !canBeInvited).map(({ player }) => player.username)).toEqual([
    'silent',
  ])
})

test('a seat that is held for one player fits no other', async () => {
  const reader = await registerPlayer(t)
  const changes = { primaryLanguage: 'en', scheduledFor: inHours(2), maxCrewSize: 3 } as const
  const { id } = await postCrew(t, reader, { ...changes, roles: [gunnerRole({ slotsNeeded: 1 })] })
  const [one] = [await lightAs('one', { minutes: 300, seats: ['combat'] })]
  await lightAs('two', { minutes: 300, seats: ['combat'] })
  const fitting = async () =>
    (await listFor(reader)).flatMap(({ player, fits }) => (fits ? player.username : []))
  expect(await fitting()).toEqual(['two', 'one'])
  const [first] = await listFor(reader)
  await offerCalls(t).invite(reader, id, one, first?.fits?.roleId ?? 0)
  expect(await fitting()).toEqual(['one'])
})

test('a post that is being written is told how many would fit, by the same rules as one that is posted', async () => {
  const reader = await registerPlayer(t)
  await lightAs('anything')
  await lightAs('medic', { seats: ['medical'] })
  await lightAs('european', { regions: ['eu'], activities: ['mining'] })
  await lightAs('german', { languages: ['de'] })
  await lightAs('later', { startsAt: inHours(5) })
  const silent = await lightAs('silent')
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: silent })
  await light(reader)
  const fitting = async (changes: Partial<NonNullable<Request<typeof countFitting>['query']>> = {}) => {
    const query = {
      startsAt: inHours(1),
      languages: 'en',
      seats: 'any',
      activity: 'mining' as const,
      ...changes,
    }
    return (await t.send(countFitting, { query }, { as: reader })).body.count
  }
  expect(await fitting()).toBe(2)
  expect(await fitting({ seats: 'medical,any' })).toBe(3)
  expect(await fitting({ region: 'us' })).toBe(1)
  expect(await fitting({ activity: 'combat' })).toBe(1)
  expect(await fitting({ languages: 'en,de' })).toBe(3)
  expect(await fitting({ startsAt: inHours(6) })).toBe(1)
})

test('a list says nothing about a player beyond what their profile shows', async () => {
  const reader = await registerPlayer(t)
  await lightAs('open_book', { note: 'Hello' })
  const [entry] = await listFor(reader)
  expect(Object.keys(entry ?? {}).sort()).toEqual(
    [
      'activities',
      'canBeInvited',
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
