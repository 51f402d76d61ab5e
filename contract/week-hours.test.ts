import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitInHours, hoursInWeek, hoursOfPlaytimes, minutesInHours } from './week-hours.ts'

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

test('the minutes in the hours are those that a look at every single minute counts', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  fc.assert(
    fc.property(weeks, starts, fc.integer({ min: 0, max: 1440 }), zones, (hours, start, minutes, zone) => {
      expect(minutesInHours(hours, start, minutes, zone)).toBe(countMinutes(hours, start, minutes, zone))
    }),
    { numRuns: 60 },
  )
})

test('the play times of the registration give the first draft of a week', () => {
  const evenings = hoursOfPlaytimes(['evening'])
  expect(evenings.filter(Boolean)).toHaveLength(7 * 6)
  expect([17, 18, 23, 24].map((hour) => evenings[hour])).toEqual([false, true, true, false])
  const weekends = hoursOfPlaytimes(['weekend'])
  expect(weekends.indexOf(true)).toBe(5 * 24)
  expect(weekends.filter(Boolean)).toHaveLength(48)
  expect(hoursOfPlaytimes(['night', 'weekend']).filter(Boolean)).toHaveLength(5 * 6 + 48)
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
