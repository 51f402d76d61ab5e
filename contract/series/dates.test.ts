import { expect, test } from 'vitest'
import { clockSpans } from '../wire/clock-spans.ts'
import { localTextOf } from '../wire/zoned-time.ts'
import { clockOf, momentOfDate, plannedDates, weekdayOf } from './dates.ts'

test.each([
  ['2027-03-23T20:00', 1, ['2027-03-23T20:00', '2027-03-30T20:00', '2027-04-06T20:00']],
  ['2026-12-22T20:00', 2, ['2026-12-22T20:00', '2027-01-05T20:00', '2027-01-19T20:00']],
  ['2028-02-22T00:15', 1, ['2028-02-22T00:15', '2028-02-29T00:15', '2028-03-07T00:15']],
] as const)('from %s, every %i weeks: %j', (first, everyWeeks, dates) => {
  expect(plannedDates(first, everyWeeks, 3)).toEqual(dates)
})

test.each([
  // Both sides of both clock changes: the wall clock stays, the moment does not.
  ['2027-03-23T20:00', 'Europe/Berlin', '2027-03-23T19:00:00.000Z'],
  ['2027-03-30T20:00', 'Europe/Berlin', '2027-03-30T18:00:00.000Z'],
  ['2027-10-26T20:00', 'Europe/Berlin', '2027-10-26T18:00:00.000Z'],
  ['2027-11-02T20:00', 'Europe/Berlin', '2027-11-02T19:00:00.000Z'],
  // The clocks skip these: the moment at which they do.
  ['2027-03-28T02:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28T02:59', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['2027-09-05T00:30', 'America/Santiago', '2027-09-05T04:00:00.000Z'],
  ['2027-10-03T02:10', 'Australia/Lord_Howe', '2027-10-02T15:30:00.000Z'],
  // They show these twice: the first time.
  ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
])('%s in %s is %s', (text, zone, moment) => {
  expect(momentOfDate(text, zone).toISOString()).toBe(moment)
})

test('a date has a weekday and a time of day', () => {
  expect([weekdayOf('2026-11-24T20:00'), clockOf('2026-11-24T20:00')]).toEqual([1, '20:00'])
  expect([weekdayOf('2026-11-29T09:05'), clockOf('2026-11-29T09:05')]).toEqual([6, '09:05'])
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** What a clock in the zone shows, by another way than ours. */
const clockIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (moment: number) => format.format(moment).replace(' ', 'T')
}

/** The first moment at which the clock shows the time or a later one, minute by minute. */
const slowMoment = (text: string, clock: (moment: number) => string): string => {
  let moment = Date.parse(`${text}Z`) - 15 * hourMs
  // In hours while it is far away.
  while (clock(moment + 3 * hourMs) < text) moment += hourMs
  while (clock(moment) < text) moment += minuteMs
  return new Date(moment).toISOString()
}

const from = Date.parse('2026-11-01T00:00Z')
const to = Date.parse('2027-12-01T00:00Z')
const zones = Intl.supportedValuesOf('timeZone')

/** A mission a week before a change of the clocks, at a time of day around it, or in the evening. */
const firstDates = (change: number, zone: string): string[] =>
  [-75, -60, -30, -1, 0, 29, 60].map((minutes) =>
    localTextOf(new Date(change + minutes * minuteMs - 7 * dayMs), zone),
  )

test('in every zone, the dates of a series are those of a slow reference across every change of the clocks', () => {
  let changes = 0
  const wrong: string[] = []
  for (const zone of zones) {
    const clock = clockIn(zone)
    const ends = clockSpans(from, to, zone)
      .filter(({ offset }, i, spans) => i > 0 && spans[i - 1]?.offset !== offset)
      .map((span) => span.from)
    changes += ends.length
    for (const first of ends.flatMap((change) => firstDates(change, zone))) {
      const dates = plannedDates(first, 1, 3)
      // The same day of the week and time of day, whatever happens in between.
      if (dates.some((date) => clockOf(date) !== clockOf(first) || weekdayOf(date) !== weekdayOf(first)))
        wrong.push(`${zone} ${first}`)
      for (const date of dates) {
        if (momentOfDate(date, zone).toISOString() !== slowMoment(date, clock)) wrong.push(`${zone} ${date}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(zones.length).toBeGreaterThan(400)
  // Both changes of the zones that have them.
  expect(changes).toBeGreaterThan(250)
})
