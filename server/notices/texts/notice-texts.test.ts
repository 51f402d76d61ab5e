import { expect, test } from 'vitest'
import type { Locale } from '#contract/wire/languages.ts'
import { dependsOnZone, type Notice, noticeText, storedNotice, storedText } from './notice-texts.ts'

// @ts-expect-error A type comes with its own data.
const withOtherData: Notice = { type: 'declined', data: { name: 'Vesper' } }

const at = (hour: string) => `2027-01-09T${hour}:30:00.000Z`

test.each<[string | null, string | null, Locale, string, string]>([
  [
    at('19'),
    at('22'),
    'en',
    'Asia/Tokyo',
    'The mission “Halo” has a new start time: Jan 10, 2027, 07:30 (Asia/Tokyo). Before: Jan 10, 2027, 04:30 (Asia/Tokyo).',
  ],
  [
    null,
    at('22'),
    'de',
    'Europe/Berlin',
    'Die Mission „Halo“ hat eine neue Startzeit: 09.01.2027, 23:30 (Europe/Berlin).',
  ],
  [
    at('19'),
    null,
    'en',
    'UTC',
    'The mission “Halo” no longer has a start time. Before: Jan 9, 2027, 19:30 (UTC).',
  ],
  // A zone as systems can name it, in a player's profile.
  [
    null,
    at('22'),
    'en',
    'Mars/Olympus',
    'The mission “Halo” has a new start time: Jan 9, 2027, 22:30 (UTC).',
  ],
])('a start moved from %s to %s reads in %s and %s: %s', (before, start, locale, zone, text) => {
  const notice = storedNotice('new_start', { title: 'Halo', before, start })
  expect(notice && noticeText(notice, { locale, zone })).toBe(text)
})

test.each([null, 'no_such_type', 'toString', '__proto__'])('%s is no type of this release', (type) => {
  expect(storedNotice(type, withOtherData.data)).toBeUndefined()
})

test('a notice with a value of a newer release says what it said when it was sent', () => {
  const reader = { locale: 'de', zone: 'UTC' } as const
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
  const [here, there] = ['UTC', 'Asia/Tokyo'].map((zone) => noticeText(notice, { locale: 'en', zone }))
  expect({ isTextOther: here !== there, dependsOnZone: dependsOnZone(notice) }).toEqual({
    isTextOther: expected,
    dependsOnZone: expected,
  })
})
