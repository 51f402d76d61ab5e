import { afterEach, describe, expect, test } from 'vitest'
import { setLocale } from '#web/i18n/language.ts'
import { briefMinutes, formatMinutes, formatNear, formatReward, formatStart } from './crew-formats.ts'

afterEach(() => setLocale('en'))

describe('a reward', () => {
  test.each([
    [0, '0 aUEC', '0 aUEC'],
    [999, '999 aUEC', '999 aUEC'],
    [1000, '1K aUEC', '1K aUEC'],
    [240_000, '240K aUEC', '240K aUEC'],
    [240_600, '241K aUEC', '241K aUEC'],
    [999_499, '999K aUEC', '999K aUEC'],
    [999_500, '1.0M aUEC', '1,0M aUEC'],
    [1_000_000, '1.0M aUEC', '1,0M aUEC'],
    [1_240_000, '1.2M aUEC', '1,2M aUEC'],
    [1_000_000_000_000, '1,000,000.0M aUEC', '1.000.000,0M aUEC'],
  ])('of %i is written %s, in German %s', (uec, english, german) => {
    setLocale('en')
    expect(formatReward(uec)).toBe(english)
    setLocale('de')
    expect(formatReward(uec)).toBe(german)
  })
})

test.each([
  [0, '0 min', '0m'],
  [45, '45 min', '45m'],
  [60, '1 h', '1h'],
  [150, '2 h 30 min', '2h 30m'],
  [1440, '24 h', '24h'],
])('%i minutes are %s, in short %s', (minutes, full, brief) => {
  expect(formatMinutes(minutes)).toBe(full)
  expect(briefMinutes(minutes)).toBe(brief)
})

describe('a start', () => {
  const start = '2026-11-14T19:30:00.000Z'
  test.each([
    [start, 'Europe/Berlin', '14.11.2026 20:30'],
    [start, 'America/New_York', '14.11.2026 14:30'],
    [start, 'Asia/Tokyo', '15.11.2026 04:30'],
    ['2026-07-01T05:05:00.000Z', 'Europe/Berlin', '01.07.2026 07:05'],
  ])('of %s in %s is %s in both languages', (moment, zone, text) => {
    for (const locale of ['en', 'de'] as const) {
      setLocale(locale)
      expect(formatStart(moment, zone)).toBe(text)
    }
  })

  test.each([
    [null, 'UTC', 'No start time specified', 'Keine Startzeit angegeben'],
    ['', 'UTC', 'No start time specified', 'Keine Startzeit angegeben'],
    ['soon', 'UTC', 'Invalid date', 'Ungültiges Datum'],
    [start, 'Nowhere/Land', 'Date error', 'Fehler beim Datum'],
  ])('of %j in %s says what is wrong', (moment, zone, english, german) => {
    setLocale('en')
    expect(formatStart(moment, zone)).toBe(english)
    setLocale('de')
    expect(formatStart(moment, zone)).toBe(german)
  })
})

test.each([
  ['2026-11-18T18:15:00.000Z', 'tonight 19:15', 'heute Abend 19:15'],
  ['2026-11-19T19:00:00.000Z', 'tomorrow 20:00', 'morgen 20:00'],
  ['2026-11-25T18:15:00.000Z', 'Wed 25 Nov, 19:15', 'Mi., 25. Nov., 19:15'],
  [null, 'No start time specified', 'Keine Startzeit angegeben'],
])('seen at noon, %s is %s, in German %s', (moment, english, german) => {
  const noon = new Date('2026-11-18T11:00:00.000Z')
  setLocale('en')
  expect(formatNear(moment, 'Europe/Berlin', noon)).toBe(english)
  setLocale('de')
  expect(formatNear(moment, 'Europe/Berlin', noon)).toBe(german)
})
