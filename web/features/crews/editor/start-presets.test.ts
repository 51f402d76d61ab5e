import { expect, test } from 'vitest'
import { nextEvening, startInHour, startOfNow } from './start-presets.ts'

test('now is ten minutes after posting, on a full minute', () => {
  expect(startOfNow(new Date('2026-11-17T12:00:20Z')).toISOString()).toBe('2026-11-17T12:11:00.000Z')
})

test('in an hour is written as the clocks of the zone show it', () => {
  expect(startInHour(new Date('2026-11-17T12:02:00Z'), 'Europe/Berlin')).toBe('2026-11-17T14:05')
})

test.each([
  ['at noon', '2026-11-17T11:00:00Z', 'Europe/Berlin', true, '2026-11-17T20:00'],
  ['31 minutes before', '2026-11-17T18:29:00Z', 'Europe/Berlin', true, '2026-11-17T20:00'],
  ['too late for a picked start', '2026-11-17T18:30:00Z', 'Europe/Berlin', false, '2026-11-18T20:00'],
  ['at night', '2026-11-17T22:30:00Z', 'Europe/Berlin', false, '2026-11-18T20:00'],
  ['where it is still yesterday', '2026-11-17T02:00:00Z', 'America/Los_Angeles', true, '2026-11-16T20:00'],
])('the next evening %s', (_, now, zone, isToday, start) => {
  expect(nextEvening(new Date(now), zone)).toEqual({ isToday, start })
})
