import { expect, test } from 'vitest'
import ships from '../data/ships.json' with { type: 'json' }
import { activityOfShip } from './ship-activities.ts'

/** Ships that do many things, or something that is none of our activities. */
const withoutActivity = ['Construction', 'Multi-role', 'Recovery', 'Refuelling', 'Repair', 'Reporting']

test('the class of every ship of the catalogue says what a crew does with it, or is known to say nothing', () => {
  const silent = new Set(ships.filter((ship) => !activityOfShip(ship)).map(({ role }) => role))
  expect([...silent].sort()).toEqual(withoutActivity)
})

test.each([
  ['Cutlass Red', 'rescue'],
  ['MOLE', 'mining'],
  ['Reclaimer', 'salvage'],
  ['Hammerhead', 'combat'],
])('a %s is for %s', (name, activity) => {
  expect(ships.filter((ship) => ship.name === name).map(activityOfShip)).toEqual([activity])
})
