import { expect, expectTypeOf, test } from 'vitest'
import type { Locale } from '#contract/locales/locales.ts'
import { dependsOnZone, type Notice, noticeText, storedNotice, storedText } from './notice-texts.ts'

const now = new Date('2027-01-09T12:00:00.000Z')
const at = (hour: string) => `2027-01-09T${hour}:30:00.000Z`

test.each<[string | null, string | null, Locale, string, string]>([
  [
    at('19'),
    at('22'),
    'en',
    'Asia/Tokyo',
    'The mission “Halo” has a new start time: tomorrow 07:30. Before: tomorrow 04:30.',
  ],
  [null, at('22'), 'de', 'Europe/Berlin', 'Die Mission „Halo“ hat eine neue Startzeit: heute Abend 23:30.'],
  [at('19'), null, 'en', 'UTC', 'The mission “Halo” no longer has a start time. Before: tonight 19:30.'],
  // A zone as systems can name it, in a player's profile.
  [null, at('22'), 'en', 'Mars/Olympus', 'The mission “Halo” has a new start time: tonight 22:30.'],
])('a start moved from %s to %s reads in %s and %s: %s', (before, start, locale, zone, text) => {
  const notice = storedNotice('new_start', { title: 'Halo', before, start })
  expect(notice && noticeText(notice, { locale, zone, now })).toBe(text)
})

test.each([null, 'no_such_type', 'toString', '__proto__'])('%s is no type of this release', (type) => {
  expect(storedNotice(type, { name: 'Vesper' })).toBeUndefined()
})

test('a type comes with its own data', () => {
  expectTypeOf<{ type: 'declined'; data: { title: string } }>().toExtend<Notice>()
  expectTypeOf<{ type: 'declined'; data: { name: string } }>().not.toExtend<Notice>()
})

test('a notice with a value of a newer release says what it said when it was sent', () => {
  const reader = { locale: 'de', zone: 'UTC', now } as const
  const data = { name: 'Vesper', title: 'Halo', category: 'not known yet' }
  expect(storedText({ notice_type: 'reported', notice_data: data, body: 'As sent' }, reader)).toBe('As sent')
  expect(storedText({ notice_type: 'declined', notice_data: {}, body: 'As sent' }, reader)).not.toBe(
    'As sent',
  )
})

const title = 'Halo'

test.each<[Notice, boolean]>([
  [{ type: 'accepted', data: { title, start: at('19') } }, true],
  [{ type: 'accepted', data: { title, start: null } }, false],
  [{ type: 'new_start', data: { title, before: at('19'), start: null } }, true],
  [{ type: 'ready_called', data: { title, crewId: 1, start: at('19'), isLast: true } }, true],
  [{ type: 'series_held', data: { title, start: at('19'), reason: 'warning' } }, true],
  [{ type: 'waitlist_offer', data: { title, role: null, until: at('19') } }, true],
  [{ type: 'declined', data: { title } }, false],
])('%j depends on the zone of its reader: %s', (notice, expected) => {
  const [here, there] = ['UTC', 'Asia/Tokyo'].map((zone) => noticeText(notice, { locale: 'en', zone, now }))
  expect({ isTextOther: here !== there, dependsOnZone: dependsOnZone(notice) }).toEqual({
    isTextOther: expected,
    dependsOnZone: expected,
  })
})
