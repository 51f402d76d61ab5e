import { describe, expect, test } from 'vitest'
import type { DisplayStatus } from '#contract/crews/crews.ts'
import { countdown } from './countdown.ts'
import { dayLabel } from './day-texts.ts'
import { plannedText } from './time-texts.ts'
import { leaderTimeText } from './zone-texts.ts'

const zone = 'Europe/Berlin'
// Saturday, 18:20 in Berlin.
const now = new Date('2026-11-14T17:20:00.000Z')
const at = (text: string) => new Date(`${text}:00.000+01:00`)

describe('the countdown', () => {
  test.each<[DisplayStatus, string, number | null, string, boolean]>([
    ['open', '2026-11-14T20:30', 150, 'in 2 h 10 min', false],
    ['open', '2026-11-14T19:20', 150, 'in 1 h', false],
    ['open', '2026-11-14T19:19', 150, 'Starting soon, in 59 min', true],
    ['full', '2026-11-14T18:20', null, 'Starting soon', true],
    ['open', '2026-11-15T19:00', 60, 'in 1 day', false],
    ['open', '2026-11-16T02:40', 60, 'in 1 day 8 h', false],
    ['open', '2026-11-16T18:20', 60, 'in 2 days', false],
    ['open', '2026-11-14T17:45', 60, 'Due 35 min ago', false],
    ['in_progress', '2026-11-14T17:45', 180, 'Under way for 35 min', false],
    ['in_progress', '2026-11-14T20:30', 180, 'Under way', false],
    ['completed', '2026-11-14T14:00', 130, '', false],
    ['cancelled', '2026-11-14T20:30', 150, '', false],
  ])(
    'of a crew that is %s and starts %s for %s minutes says "%s"',
    (status, start, minutes, text, isSoon) => {
      expect(countdown({ start: at(start), minutes, end: null, status }, now, zone)).toEqual({ text, isSoon })
    },
  )

  test.each<[DisplayStatus, string, string]>([
    ['open', '2026-11-14T20:30', 'in 2h 10m'],
    ['in_progress', '2026-11-14T17:45', 'since 35m'],
    ['open', '2026-11-14T17:45', 'due 35m ago'],
    ['open', '2026-11-16T02:40', 'in 1d 8h'],
  ])('is shorter in a row: %s, %s', (status, start, text) => {
    expect(countdown({ start: at(start), minutes: null, end: null, status }, now, zone, true).text).toBe(text)
  })
})

test.each([
  ['2026-11-14T17:45', 'Today'],
  ['2026-11-14T18:00', 'Tonight'],
  ['2026-11-14T23:59', 'Tonight'],
  ['2026-11-15T03:00', 'Tomorrow'],
  ['2026-11-13T23:00', 'Yesterday'],
  ['2026-11-16T20:00', 'Mon 16 Nov'],
])('%s is called %s', (start, label) => {
  expect(dayLabel(at(start), now, zone)).toBe(label)
})

test('a day of 23 hours is still one day', () => {
  const saturday = new Date('2027-03-27T11:00:00.000Z')
  expect(dayLabel(new Date('2027-03-28T10:00:00.000Z'), saturday, zone)).toBe('Tomorrow')
  expect(dayLabel(new Date('2027-03-29T10:00:00.000Z'), saturday, zone)).toBe('Mon 29 Mar')
})

test.each([
  ['2026-11-14T20:30', 'Europe/Berlin', false, 'Same time zone as you'],
  ['2026-11-14T20:30', 'Europe/Berlin', true, 'Your time zone'],
  ['2026-11-14T20:30', 'Europe/Paris', false, 'Same time zone as you'],
  ['2026-11-14T20:30', 'Europe/London', false, '19:30 for the leader, London'],
  ['2026-11-14T20:30', 'Pacific/Auckland', false, 'Sun 08:30 for the leader, Auckland'],
  ['2026-11-14T20:30', 'Europe/Nowhere', false, ''],
  [null, 'America/New_York', false, 'Leader in New York, 12:20 there now'],
  ['2026-11-14T20:30', 'Europe/London', true, '19:30 in London'],
  [null, 'America/New_York', true, 'Time zone of the post: New York, 12:20 there now'],
])('a start at %s with a leader in %s', (start, leaderZone, isLeader, text) => {
  expect(leaderTimeText(start ? at(start) : null, now, { zone, leaderZone, isLeader })).toBe(text)
})

test.each([
  ['2026-11-14T18:00', 'planned for 18:00'],
  ['2026-11-15T20:30', 'planned for tomorrow 20:30'],
  ['2026-11-14T17:45', undefined],
])('a mission that began at 17:45 and was planned for %s says "%s"', (scheduled, text) => {
  const crew = {
    displayStatus: 'in_progress',
    startedAt: at('2026-11-14T17:45').toISOString(),
    completedAt: null,
    endedAt: null,
    cancelledAt: null,
    expired: false,
    scheduledTime: at(scheduled).toISOString(),
    estimatedDuration: 60,
  } as const
  expect(plannedText(crew, now, zone)).toBe(text)
})
