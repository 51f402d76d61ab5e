import { expect, test } from 'vitest'
import type { StartWindow } from '#contract/crews/fields.ts'
import { startWindow } from './crews.windows.ts'

// Sunday evening in Berlin, Monday morning in Auckland.
const now = new Date('2026-11-15T19:30:00Z')

test.each<[window: StartWindow, zone: string, from: string, to: string]>([
  ['next_hour', 'Europe/Berlin', '2026-11-15T19:30:00.000Z', '2026-11-15T20:30:00.000Z'],
  ['next_6h', 'Europe/Berlin', '2026-11-15T19:30:00.000Z', '2026-11-16T01:30:00.000Z'],
  ['today', 'Europe/Berlin', '2026-11-15T19:30:00.000Z', '2026-11-15T23:00:00.000Z'],
  ['today', 'Pacific/Auckland', '2026-11-15T19:30:00.000Z', '2026-11-16T11:00:00.000Z'],
  ['tomorrow', 'Europe/Berlin', '2026-11-15T23:00:00.000Z', '2026-11-16T23:00:00.000Z'],
  ['tomorrow', 'Pacific/Auckland', '2026-11-16T11:00:00.000Z', '2026-11-17T11:00:00.000Z'],
  ['this_week', 'Europe/Berlin', '2026-11-15T19:30:00.000Z', '2026-11-15T23:00:00.000Z'],
  ['this_week', 'Pacific/Auckland', '2026-11-15T19:30:00.000Z', '2026-11-22T11:00:00.000Z'],
])('%s in %s is from %s to %s', (window, zone, from, to) => {
  const { from: start, to: end } = startWindow(window, now, zone)
  expect([start.toISOString(), end.toISOString()]).toEqual([from, to])
})

test('a day on which clocks change has 23 hours', () => {
  const { from, to } = startWindow('tomorrow', new Date('2027-03-27T12:00:00Z'), 'Europe/Berlin')
  expect(to.getTime() - from.getTime()).toBe(23 * 60 * 60_000)
})
