import { expect, test } from 'vitest'
import { compactFleet, countRoles } from './fleet-totals.ts'

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
