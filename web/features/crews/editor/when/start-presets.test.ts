import { expect, test } from 'vitest'
import { nextDays, startAWeekLater, startOfNow, usualTime } from './start-presets.ts'

test('now is ten minutes after posting, on a full minute', () => {
  expect(startOfNow(new Date('2026-11-17T12:00:20Z')).toISOString()).toBe('2026-11-17T12:11:00.000Z')
})

test.each([
  ['at noon', '2026-11-17T11:00:00Z', 'Europe/Berlin', '20:00'],
  ['31 minutes before', '2026-11-17T18:29:00Z', 'Europe/Berlin', '20:00'],
  ['too late for the evening', '2026-11-17T18:32:00Z', 'Europe/Berlin', '20:35'],
  ['shortly before midnight', '2026-11-17T22:10:00Z', 'Europe/Berlin', ''],
  ['where it is still yesterday', '2026-11-17T02:00:00Z', 'America/Los_Angeles', '20:00'],
])('today %s offers the time %s', (_, now, zone, time) => {
  const [today = ''] = nextDays(new Date(now), zone)
  expect(usualTime(today, new Date(now), zone)).toBe(time)
})

test.each([
  ['a week after it', '2026-11-17T19:00:00Z', '2026-11-17T22:00:00Z', '2026-11-24T20:00'],
  ['with the clocks of that week', '2026-10-20T18:00:00Z', '2026-10-20T22:00:00Z', '2026-10-27T20:00'],
  [
    'in the first week that is still ahead',
    '2026-11-03T19:00:00Z',
    '2026-11-17T18:45:00Z',
    '2026-11-24T20:00',
  ],
  ['today, if that is ahead', '2026-11-03T19:00:00Z', '2026-11-17T12:00:00Z', '2026-11-17T20:00'],
])('the same again is %s', (_, start, now, text) => {
  expect(startAWeekLater(new Date(start), new Date(now), 'Europe/Berlin')).toBe(text)
})

test('the days begin with the first that a mission can still start on', () => {
  expect(nextDays(new Date('2026-12-30T11:00:00Z'), 'Europe/Berlin')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
  expect(nextDays(new Date('2026-12-30T22:35:00Z'), 'Europe/Berlin')[0]).toBe('2026-12-31')
})
