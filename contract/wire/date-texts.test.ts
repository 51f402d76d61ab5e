import { expect, test } from 'vitest'
import type { Locale } from '../locales/locales.ts'
import { dateText, momentText, nearMomentText } from './date-texts.ts'

const zone = 'Europe/Berlin'
// Saturday, 12:20 in Berlin.
const now = new Date('2026-11-14T11:20:00.000Z')
const at = (text: string) => new Date(`${text}:00.000+01:00`)

test.each<[string, Locale, string]>([
  ['2026-11-14T14:00', 'en', 'today 14:00'],
  ['2026-11-14T14:00', 'de', 'heute 14:00'],
  ['2026-11-14T19:15', 'en', 'tonight 19:15'],
  ['2026-11-14T19:15', 'de', 'heute Abend 19:15'],
  ['2026-11-15T20:00', 'en', 'tomorrow 20:00'],
  ['2026-11-15T20:00', 'de', 'morgen 20:00'],
  ['2026-11-13T09:05', 'en', 'yesterday 09:05'],
  ['2026-11-13T09:05', 'de', 'gestern 09:05'],
  ['2026-11-18T19:15', 'en', 'Wed 18 Nov, 19:15'],
  ['2026-11-18T19:15', 'de', 'Mi., 18. Nov., 19:15'],
  ['2027-01-02T00:00', 'en', 'Sat 2 Jan 2027, 00:00'],
  ['2027-01-02T00:00', 'de', 'Sa., 2. Jan. 2027, 00:00'],
])('%s in %s is %s', (moment, locale, text) => {
  expect(nearMomentText(at(moment), now, { locale, zone })).toBe(text)
})

test('what is read later names the day, in the zone of its reader', () => {
  const start = at('2026-11-14T19:15')
  expect(momentText(start, now, { locale: 'en', zone })).toBe('Sat 14 Nov, 19:15')
  expect(momentText(start, now, { locale: 'en', zone: 'Pacific/Auckland' })).toBe('Sun 15 Nov, 07:15')
})

test.each<[Locale, string]>([
  ['en', 'Wednesday 18 Nov 2026'],
  ['de', 'Mittwoch, 18. Nov. 2026'],
])('a long date in %s', (locale, text) => {
  expect(dateText(at('2026-11-18T12:00'), { locale, zone }, { weekday: 'long', year: true })).toBe(text)
})
