import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bitsOfPlaytimes,
  bitsOfWeek,
  fitInHours,
  hoursInWeek,
  hoursOfMission,
  hoursOfPlayer,
  hoursOfPlaytimes,
  minutesInHours,
  rangesInHours,
} from './week-hours.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Asks the calendar of the runtime about every single minute. */
const countMinutes = (hours: readonly boolean[], start: Date, minutes: number, zone: string): number => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  let count = 0
  for (let i = 0; i < minutes; i += 1) {
    const parts = format.formatToParts(new Date(start.getTime() + i * 60_000))
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
    if (hours[weekdays.indexOf(part('weekday')) * 24 + Number(part('hour'))]) count += 1
  }
  return count
}

const weeks = fc.array(fc.boolean(), { minLength: hoursInWeek, maxLength: hoursInWeek })
const changes = [
  // Around changes of the clocks: Europe, North America, New Zealand, Lord Howe (half an hour), Chatham.
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-04-04T14:00:00Z',
  '2026-09-26T14:00:00Z',
  '2026-10-03T15:30:00Z',
  '2026-11-15T12:00:00Z',
]
const starts = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 1440, max: 2 * 1440 }))
  .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000))

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

test('the minutes in the hours are those that a look at every single minute counts', () => {
  fc.assert(
    fc.property(weeks, starts, fc.integer({ min: 0, max: 1440 }), zones, (hours, start, minutes, zone) => {
      expect(minutesInHours(hours, start, minutes, zone)).toBe(countMinutes(hours, start, minutes, zone))
    }),
    { numRuns: 60 },
  )
})

const quarterMs = 15 * 60_000

test('the ranges of a time hold exactly the quarters that lie in the hours, and no two of them touch', () => {
  fc.assert(
    fc.property(weeks, starts, fc.integer({ min: 1, max: 40 }), zones, (hours, moment, days, zone) => {
      const from = Math.floor(moment.getTime() / quarterMs) * quarterMs
      const to = from + days * 24 * 60 * 60_000
      const ranges = rangesInHours(hours, new Date(from), new Date(to), zone)
      const covered = new Set<number>()
      let last = Number.NEGATIVE_INFINITY
      for (const [start, end] of ranges) {
        expect(start.getTime()).toBeGreaterThan(last)
        last = end.getTime()
        for (let at = start.getTime(); at < last; at += quarterMs) covered.add(at)
      }
      for (let at = from; at < to; at += quarterMs) {
        expect(covered.has(at)).toBe(minutesInHours(hours, new Date(at), 1, zone) === 1)
        covered.delete(at)
      }
      expect([...covered]).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('a mission is inside the hours of a week if all of its own hours are among them', () => {
  const lengths = fc.option(fc.integer({ min: 0, max: 600 }))
  fc.assert(
    fc.property(weeks, starts, lengths, zones, fc.boolean(), (week, start, minutes, zone, isFree) => {
      const own = hoursOfMission(start, minutes, zone)
      const hours = isFree ? week.map((isPlayed, hour) => isPlayed || own[hour] === true) : week
      fc.pre(hours.includes(true))
      const all = own.filter(Boolean).length
      const inside = own.filter((isOwn, hour) => isOwn && hours[hour]).length
      const partly = inside > 0 ? 'partly' : 'outside'
      expect(fitInHours(hours, start, minutes, zone)).toBe(inside === all ? 'inside' : partly)
    }),
    { numRuns: 40 },
  )
})

test('a week is stored as bits; without them it has no hours', () => {
  const evenings = hoursOfPlaytimes(['evening'])
  expect(hoursOfPlayer(bitsOfWeek(evenings))).toEqual(evenings)
  expect(hoursOfPlayer(bitsOfPlaytimes(['evening']))).toEqual(evenings)
  expect(bitsOfPlaytimes([])).toBeNull()
  expect(hoursOfPlayer(null)).toEqual(Array.from({ length: hoursInWeek }, () => false))
})

test('the play times of the registration give the first draft of a week', () => {
  const evenings = hoursOfPlaytimes(['evening'])
  expect(evenings.filter(Boolean)).toHaveLength(5 * 6)
  expect(evenings.lastIndexOf(true)).toBe(5 * 24 - 1)
  expect([17, 18, 23, 24].map((hour) => evenings[hour])).toEqual([false, true, true, false])
  const weekends = hoursOfPlaytimes(['weekend'])
  expect(weekends.indexOf(true)).toBe(5 * 24)
  expect(weekends.filter(Boolean)).toHaveLength(48)
  expect(hoursOfPlaytimes(['night', 'weekend']).filter(Boolean)).toHaveLength(7 * 6)
  expect(hoursOfPlaytimes([])).toHaveLength(hoursInWeek)
})

test.each([
  ['20:00', 120, 'inside'],
  ['17:00', 120, 'partly'],
  ['17:00', 60, 'outside'],
  ['17:30', null, 'partly'],
  ['18:00', 0, 'inside'],
] as const)('a mission at %s for %s minutes is %s of the evening', (time, minutes, fit) => {
  const start = new Date(`2026-11-16T${time}:00Z`)
  expect(fitInHours(hoursOfPlaytimes(['evening']), start, minutes, 'UTC')).toBe(fit)
  expect(fitInHours(hoursOfPlaytimes([]), start, minutes, 'UTC')).toBeUndefined()
})
