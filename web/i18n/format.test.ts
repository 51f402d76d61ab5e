import { expect, test } from 'vitest'
import { formatAge, formatAgo, formatTime, languageName } from './format.ts'

const now = new Date('2026-11-14T19:30:00.000Z')

test.each([
  ['UTC', '19:30'],
  ['Europe/Berlin', '20:30'],
  ['America/New_York', '14:30'],
  ['Asia/Tokyo', '04:30'],
])('the time in %s is written as %s', (zone, time) => {
  expect(formatTime(now, zone)).toBe(time)
})

test.each([
  ['2026-11-14T19:29:45.000Z', 'now'],
  ['2026-11-14T19:31:00.000Z', 'now'],
  ['2026-11-14T19:25:00.000Z', '5 minutes ago'],
  ['2026-11-14T17:00:00.000Z', '2 hours ago'],
  ['2026-11-13T19:00:00.000Z', 'yesterday'],
  ['2026-11-04T19:00:00.000Z', '10 days ago'],
])('%s is shown as %s', (moment, text) => {
  expect(formatAgo(new Date(moment), now, 'UTC')).toBe(text)
})

test.each([
  ['Europe/Berlin', '1 Oct 2026, 01:30'],
  ['America/New_York', '30 Sept 2026, 19:30'],
])('a moment more than a month ago is shown with its date in %s: %s', (zone, text) => {
  expect(formatAgo(new Date('2026-09-30T23:30:00.000Z'), now, zone)).toBe(text)
})

test.each([
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['ja', '日本語'],
])('%s is called %s', (code, name) => {
  expect(languageName(code)).toBe(name)
})

test.each([
  ['2026-11-14T19:29:15.000Z', 'a few seconds ago'],
  ['2026-11-14T19:31:00.000Z', 'a few seconds ago'],
  ['2026-11-14T19:29:00.000Z', '1 minute ago'],
  ['2026-11-14T18:31:00.000Z', '59 minutes ago'],
  ['2026-11-14T18:30:00.000Z', '1 hour ago'],
  ['2026-11-13T19:30:00.000Z', '1 day ago'],
  ['2026-10-16T19:30:00.000Z', '29 days ago'],
  ['2026-10-15T19:30:00.000Z', '15 Oct 2026'],
])('a message of %s is from %s', (moment, text) => {
  expect(formatAge(new Date(moment), now, 'UTC')).toBe(text)
})
