import { expect, test } from 'vitest'
import { isAhead } from './beacon-times.ts'

const minute = new Date('2026-11-19T22:24:00Z')

test.each([
  ['22:24:00', false],
  ['22:24:41', false],
  ['22:25:00', true],
  ['23:30:00', true],
])('at 22:24, a beacon from %s on is ahead: %s', (time, ahead) => {
  expect(isAhead(new Date(`2026-11-19T${time}Z`), minute)).toBe(ahead)
})
