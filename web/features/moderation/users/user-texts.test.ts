import { expect, test } from 'vitest'
import { banStatusText } from './user-texts.ts'

const now = new Date('2026-11-14T12:00:00.000Z')

test.each([
  [null, 'Banned'],
  ['2026-11-14T11:59:00.000Z', 'Banned, 1 min left'],
  ['2026-11-14T12:20:30.000Z', 'Banned, 21 min left'],
  ['2026-11-14T13:00:00.000Z', 'Banned, 1 h left'],
  ['2026-11-15T09:30:00.000Z', 'Banned, 22 h left'],
  ['2026-11-16T12:00:00.000Z', 'Banned, 2 days left'],
  ['2026-12-14T12:00:00.000Z', 'Banned, 30 days left'],
])('a ban until %s is shown as %j', (until, text) => {
  expect(banStatusText(until, now)).toBe(text)
})
