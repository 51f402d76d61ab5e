import { expect, test } from 'vitest'
import { totalsText } from './ship-totals.ts'

test('ships have the seats and the cargo of all of them', () => {
  const ships = [
    { crewSize: 5, cargoCapacity: 1420 },
    { crewSize: 1, cargoCapacity: 0 },
    { crewSize: 3, cargoCapacity: 46 },
  ]
  expect(totalsText(ships)).toBe('3 ships, 1,466 SCU, seats for 9')
  expect(totalsText([])).toBe('0 ships, 0 SCU, seats for 0')
})
