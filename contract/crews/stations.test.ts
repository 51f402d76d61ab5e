import { expect, test } from 'vitest'
import stations from '../data/ship-stations.json' with { type: 'json' }
import ships from '../data/ships.json' with { type: 'json' }
import { roleLimits } from '../roles/fields.ts'
import { roleTemplates } from '../roles/templates.ts'
import { crewLimits } from './fields.ts'
import { neededSeats } from './seats.ts'
import { crewSizeOfShip, stationsOfShip } from './stations.ts'

const shipNamed = (name: string) => ships.find((ship) => ship.name === name) ?? { role: '', maxCrew: 0 }

/** "3 mining-mining-laser-operator" for each station. */
const namesOf = (ship: Parameters<typeof stationsOfShip>[0]) =>
  stationsOfShip(ship).map(({ template, seats }) => `${seats} ${template.id}`)

test('every class of the catalogue has its stations, and no others are kept', () => {
  expect(Object.keys(stations).sort()).toEqual([...new Set(ships.map(({ role }) => role))].sort())
})

test('every station is a role template, once in its class, with seats as a role may have them', () => {
  const ids = new Set(roleTemplates.map(({ id }) => id))
  for (const [name, ofClass] of Object.entries(stations)) {
    const templates = ofClass.map(({ template }) => template)
    expect(
      templates.filter((id) => !ids.has(id)),
      name,
    ).toEqual([])
    expect(new Set(templates).size, name).toBe(templates.length)
    expect(templates.length, name).toBeLessThanOrEqual(roleLimits.roles)
    for (const { seats } of ofClass) {
      expect(seats, name).toBeGreaterThanOrEqual(1)
      expect(seats, name).toBeLessThanOrEqual(roleLimits.slots)
    }
  }
})

test('every ship of the catalogue has a seat for each of its roles', () => {
  for (const ship of ships) {
    const found = stationsOfShip(ship)
    const size = crewSizeOfShip(ship) ?? 1
    expect(size, ship.name).toBeLessThanOrEqual(Math.min(crewLimits.crewSize, ship.maxCrew))
    const needed = neededSeats(found.map(({ seats }) => ({ slotsNeeded: seats })))
    expect(needed, ship.name).toBeLessThanOrEqual(size)
    expect(
      found.every(({ seats }) => seats >= 1),
      ship.name,
    ).toBe(true)
  }
})

test.each([
  ['MOLE', 4, ['3 mining-mining-laser-operator']],
  [
    'Reclaimer',
    5,
    ['2 salvaging-salvage-beam-operator', '1 salvaging-cargo-handler', '1 bounty-hunting-turret-gunner'],
  ],
  ['Hammerhead', 9, ['6 bounty-hunting-turret-gunner', '2 exploration-ship-engineer']],
  ['Cutlass Red', 2, ['1 exploration-rescue-medic']],
])('a crew for the %s has %i seats', (name, size, expected) => {
  expect(crewSizeOfShip(shipNamed(name))).toBe(size)
  expect(namesOf(shipNamed(name))).toEqual(expected)
})

test('a ship that is flown alone proposes nothing, and neither does one of a class that is not known', () => {
  expect(crewSizeOfShip(shipNamed('Arrow'))).toBeUndefined()
  expect(namesOf(shipNamed('Arrow'))).toEqual([])
  expect(namesOf({ role: 'Time travel', maxCrew: 9 })).toEqual([])
})

test('the largest ships keep within the largest crew', () => {
  expect(crewSizeOfShip(shipNamed('Javelin'))).toBe(crewLimits.crewSize)
})
