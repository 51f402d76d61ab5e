import { expect, test } from 'vitest'
import { compactFleet, countRoles, fleetTotals } from './fleet-totals.ts'

test('a fleet has the seats and the cargo of all its ships', () => {
  const ships = [
    { crewSize: 5, cargoCapacity: 420 },
    { crewSize: 1, cargoCapacity: 0 },
    { crewSize: 3, cargoCapacity: 46 },
  ]
  expect(fleetTotals(ships)).toEqual({ ships: 3, seats: 9, scu: 466 })
  expect(fleetTotals([])).toEqual({ ships: 0, seats: 0, scu: 0 })
})

test('in little space four ships are shown and the others counted', () => {
  expect(compactFleet([1, 2, 3, 4])).toEqual({ shown: [1, 2, 3, 4], more: 0 })
  expect(compactFleet([1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4], more: 2 })
})

test('the most frequent roles of a fleet are named and the others counted', () => {
  expect(countRoles(['Cargo', 'Mining', 'Cargo', 'Racing', 'Medical', 'Mining', 'Cargo'])).toEqual({
    roles: [
      { name: 'Cargo', count: 3 },
      { name: 'Mining', count: 2 },
      { name: 'Medical', count: 1 },
    ],
    others: 1,
  })
})
