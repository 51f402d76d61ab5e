import { expect, test } from 'vitest'
import type { ImportRow } from '#contract/fleet/fleet-import.ts'
import { chosenShips, countShips, firstChoices } from './import-choices.ts'

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
  const ships = chosenShips(rows, firstChoices(rows))
  expect(ships).toEqual([
    { shipId: 1, customName: 'Knife', count: 2 },
    { shipId: 1, customName: 'Knife', count: 2 },
  ])
  expect(countShips(ships)).toBe(4)
})

test('ships that are there already can be imported once more, and doubtful ones as what they are', () => {
  const ships = chosenShips(rows, [null, null, 1, 2, null])
  expect(ships.map(({ shipId, count }) => [shipId, count])).toEqual([
    [1, 2],
    [2, 1],
  ])
})
