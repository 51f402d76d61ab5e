import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTextOf, momentOf, startOfDay, wallClock, weekdayIn } from './zoned-time.ts'

const berlin = 'Europe/Berlin'

test.each([
  ['2026-11-15T20:00', berlin, '2026-11-15T19:00:00.000Z'],
  ['2026-07-01T20:00', berlin, '2026-07-01T18:00:00.000Z'],
  // the evenings before and after clocks change
  ['2027-03-27T20:00', berlin, '2027-03-27T19:00:00.000Z'],
  ['2027-03-28T20:00', berlin, '2027-03-28T18:00:00.000Z'],
  ['2026-11-15T20:00', 'America/New_York', '2026-11-16T01:00:00.000Z'],
  ['2026-11-15T20:00', 'Asia/Kolkata', '2026-11-15T14:30:00.000Z'],
  ['2026-11-15T20:00:00Z', berlin, '2026-11-15T20:00:00.000Z'],
  ['2026-11-15T20:00:00.000+02:00', berlin, '2026-11-15T18:00:00.000Z'],
  // the hour comes twice: the first one counts
  ['2026-10-25T02:30', berlin, '2026-10-25T00:30:00.000Z'],
  ['2027-10-31T02:30', berlin, '2027-10-31T00:30:00.000Z'],
  ['2028-02-29T12:00', 'UTC', '2028-02-29T12:00:00.000Z'],
])('%s in %s is %s', (text, zone, iso) => {
  expect(momentOf(text, zone)?.toISOString()).toBe(iso)
})

test.each([
  // daylight saving time skips this hour
  ['2026-03-29T02:30', berlin],
  ['2027-03-28T02:30', berlin],
  ['2026-03-08T02:15', 'America/New_York'],
  ['2027-02-30T12:00', berlin],
  ['2027-02-29T12:00', berlin],
  ['2027-04-31T12:00', 'UTC'],
  ['2026-11-15T24:00', berlin],
  ['2026-11-15T12:60', berlin],
  ['2026-13-01T12:00', berlin],
  ['2027-02-30T12:00:00Z', berlin],
  ['2027-01-01T10:00:00+99:99', berlin],
  ['2027-01-01T10:00:00+24:00', berlin],
  ['0', berlin],
  ['300000-01-01T00:00', berlin],
  ['2026-11-15', berlin],
  ['tomorrow', berlin],
  ['', berlin],
])('%s in %s does not exist', (text, zone) => {
  expect(momentOf(text, zone)).toBeUndefined()
})

const zones = fc.constantFrom(
  berlin,
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
)
const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('a wall-clock time converts back to its moment, or to the first of two moments with that time', () => {
  fc.assert(
    fc.property(moments, zones, (date, zone) => {
      const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
      const back = momentOf(localTextOf(minute, zone), zone)
      expect(back && wallClock(back, zone)).toEqual(wallClock(minute, zone))
      expect(back && back.getTime() <= minute.getTime()).toBe(true)
    }),
  )
})

test('a clock shows what the calendar of the runtime shows, in every zone', () => {
  const everyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  fc.assert(
    fc.property(moments, everyZone, (moment, zone) => {
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(moment)
      expect(localTextOf(moment, zone)).toBe(shown.replace(' ', 'T'))
    }),
    { numRuns: 300 },
  )
})

test('a day starts at midnight in its zone', () => {
  const moment = new Date('2026-11-15T23:30:00Z')
  expect(startOfDay(moment, berlin).toISOString()).toBe('2026-11-15T23:00:00.000Z')
  expect(startOfDay(moment, 'UTC', 1).toISOString()).toBe('2026-11-16T00:00:00.000Z')
  expect(startOfDay(new Date('2026-03-29T12:00:00Z'), berlin, 1).toISOString()).toBe(
    '2026-03-29T22:00:00.000Z',
  )
  expect(weekdayIn(moment, berlin)).toBe(0)
  expect(weekdayIn(moment, 'UTC')).toBe(6)
})
