import { expect, test } from 'vitest'
import type { ImportRow } from '#contract/fleet/fleet-import.ts'
import { chosenShips, countShips, firstChoices, withoutMatched } from './import-choices.ts'

const row = (match: ImportRow['match'], count: number, ...owned: number[]): ImportRow => ({
  name: 'A ship',
  customName: 'Knife',
  isNameRefused: false,
  count,
  match,
  candidates: owned.map((owned, i) => ({ shipId: i + 1, name: 'Gladius', manufacturer: 'Aegis', owned })),
})

const rows = [
  row('matched', 2, 0),
  row('matched', 3, 1),
  row('matched', 2, 2),
  row('doubtful', 1, 0, 0),
  row('unknown', 5),
]

test('at first everything is chosen that was found and is not in the fleet yet', () => {
  const ships = chosenShips(rows, firstChoices(rows, 4))
  expect(ships).toEqual([
    { shipId: 1, customName: 'Knife', count: 2 },
    { shipId: 1, customName: 'Knife', count: 2 },
  ])
  expect(countShips(ships)).toBe(4)
})

test.each([
  [0, [null, null, null, null, null]],
  [1, [null, null, null, null, null]],
  [3, [1, null, null, null, null]],
  [200, [1, 1, null, null, null]],
])('with room for %i no more is chosen than fits', (room, expected) => {
  expect(firstChoices(rows, room)).toEqual(expected)
})

test('without what was found, what is doubtful stays chosen', () => {
  expect(withoutMatched(rows, [1, 1, 1, 2, null])).toEqual([null, null, null, 2, null])
})

test('ships that are there already can be imported once more, and doubtful ones as what they are', () => {
  const ships = chosenShips(rows, [null, null, 1, 2, null])
  expect(ships.map(({ shipId, count }) => [shipId, count])).toEqual([
    [1, 2],
    [2, 1],
  ])
})
