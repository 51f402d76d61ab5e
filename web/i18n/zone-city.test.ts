import { afterEach, expect, test } from 'vitest'
import { setLocale } from './language.ts'
import { zoneCity, zoneName } from './zone-city.ts'

afterEach(() => setLocale('en'))

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is named after %s', (zone, city) => {
  expect(zoneCity(zone)).toBe(city)
})

test('in German, cities have their German names', () => {
  setLocale('de')
  expect(zoneCity('Europe/Vienna')).toBe('Wien')
  expect(zoneCity('Europe/Berlin')).toBe('Berlin')
})

test.each([
  ['Europe/Vienna', 'Vienna (Europe/Vienna)', 'Wien (Europe/Vienna)'],
  ['America/New_York', 'New York (America/New_York)', 'New York (America/New_York)'],
  ['UTC', 'UTC', 'UTC'],
])('among others the zone %s is %s, in German %s', (zone, english, german) => {
  setLocale('en')
  expect(zoneName(zone)).toBe(english)
  setLocale('de')
  expect(zoneName(zone)).toBe(german)
})
