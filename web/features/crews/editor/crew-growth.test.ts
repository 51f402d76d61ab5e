import { expect, test } from 'vitest'
import { growthFor } from './crew-growth.ts'

const roles = (...slots: number[]) => slots.map((slotsNeeded) => ({ slotsNeeded }))

test('the crew grows with its roles and shrinks back to the size that the leader chose', () => {
  const grown = growthFor(roles(2, 2), 4)
  expect(grown).toEqual({ from: 4, to: 5 })
  expect(growthFor(roles(2, 2, 1), 5, grown)).toEqual({ from: 4, to: 6 })
  expect(growthFor(roles(2), 5, grown)).toBeUndefined()
})

test('roles that fit change nothing, and neither do roles beyond the largest crew', () => {
  expect(growthFor(roles(3), 4)).toBeUndefined()
  expect(growthFor(roles(10, 10, 10, 10, 10, 10), 4)).toEqual({ from: 4, to: 50 })
  expect(growthFor(roles(10, 10, 10, 10, 10, 10), 50)).toBeUndefined()
})

test('a size that the leader has set since then is theirs', () => {
  expect(growthFor(roles(2, 2, 2), 6, { from: 4, to: 5 })).toEqual({ from: 6, to: 7 })
})
