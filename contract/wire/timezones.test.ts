import { expect, test } from 'vitest'
import { commonTimezones, timezoneName } from './timezone-names.ts'
import { timezone } from './timezones.ts'

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['europe/berlin', 'Europe/Berlin'],
  ['utc', 'UTC'],
])('%s is stored as %s', (zone, name) => {
  expect(timezone.parse(zone)).toBe(name)
})

test.each(['', 'Mars/Olympus', '+01:00', 'x'.repeat(65)])('"%s" is not a zone', (zone) => {
  expect(timezone.safeParse(zone).success).toBe(false)
})

test('a stored name is its own stored name', () => {
  for (const zone of [...commonTimezones, ...Intl.supportedValuesOf('timeZone')]) {
    const name = timezoneName(zone) ?? ''
    expect(timezoneName(name), zone).toBe(name)
  }
  for (const zone of commonTimezones) expect(timezoneName(zone)).toBe(zone)
})
