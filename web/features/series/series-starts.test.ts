import { expect, test } from 'vitest'
import type { WeekStep } from '#contract/crews/rhythm.ts'
import { issueError } from '#web/forms/field-errors.ts'
import { lastStart, moveErrors } from './series-starts.ts'

const inBerlin = (scheduledTime: string) => ({ scheduledTime, timezone: 'Europe/Berlin' })

test.each<[string, WeekStep, number, string]>([
  ['once', 1, 1, '2026-11-24T19:00:00.000Z'],
  ['weekly', 1, 6, '2026-12-29T19:00:00.000Z'],
  ['every other week', 2, 6, '2027-02-02T19:00:00.000Z'],
])('a mission that is repeated %s ends at', (_, everyWeeks, times, last) => {
  expect(lastStart(inBerlin('2026-11-24T19:00:00.000Z'), everyWeeks, times).toISOString()).toBe(last)
})

test.each<[string, string, string, string]>([
  ['in the clocks of winter', '2026-10-20T18:00:00.000Z', 'Europe/Berlin', '2026-10-27T19:00:00.000Z'],
  ['in the clocks of summer', '2027-03-23T19:00:00.000Z', 'Europe/Berlin', '2027-03-30T18:00:00.000Z'],
  [
    'after the hour that the clocks skip',
    '2027-03-21T01:30:00.000Z',
    'Europe/Berlin',
    '2027-03-28T01:00:00.000Z',
  ],
  ['where the day is another one', '2026-11-24T23:30:00.000Z', 'Asia/Tokyo', '2026-12-01T23:30:00.000Z'],
])('the last date of two is at the same time of day %s', (_, scheduledTime, timezone, last) => {
  expect(lastStart({ scheduledTime, timezone }, 1, 2).toISOString()).toBe(last)
})

const now = new Date('2026-11-24T19:00:00.000Z')

test.each<[string, string, string, ReturnType<typeof moveErrors>]>([
  ['a minute from now', '2026-11-24T20:01', 'Europe/Berlin', {}],
  ['an hour ago', '2026-11-24T19:00', 'Europe/Berlin', { movedTo: issueError('start_in_past') }],
  ['that time where it is still to come', '2026-11-24T19:00', 'America/New_York', {}],
  [
    'an hour that the clocks skip',
    '2027-03-28T02:30',
    'Europe/Berlin',
    { movedTo: issueError('start_nonexistent') },
  ],
  ['nothing', '', 'Europe/Berlin', { movedTo: issueError('start_nonexistent') }],
])('a date moved to %s', (_, movedTo, timezone, errors) => {
  expect(moveErrors(movedTo, timezone, now)).toEqual(errors)
})
