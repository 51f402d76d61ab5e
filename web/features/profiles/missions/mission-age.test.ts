import { expect, test } from 'vitest'
import { formatMissionAge } from './mission-age.ts'

const now = new Date('2026-11-15T07:00:00Z')

test.each([
  ['2026-11-15T06:00:00Z', 'today'],
  // Before midnight in Berlin, though not a day ago.
  ['2026-11-14T22:30:00Z', '1 day ago'],
  ['2026-11-14T23:30:00Z', 'today'],
  ['2026-11-09T07:00:00Z', '6 days ago'],
  ['2026-11-08T07:00:00Z', '1 week ago'],
  ['2026-10-17T07:00:00Z', '4 weeks ago'],
  ['2026-10-16T07:00:00Z', '1 month ago'],
  ['2026-05-01T07:00:00Z', '6 months ago'],
  // A clock that is ahead of ours.
  ['2026-11-16T07:00:00Z', 'today'],
])('a mission of %s was %s', (moment, text) => {
  expect(formatMissionAge(new Date(moment), now, 'Europe/Berlin')).toBe(text)
})
