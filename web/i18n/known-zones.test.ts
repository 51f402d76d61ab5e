import { expect, test } from 'vitest'
import { formatAgo } from './format.ts'
import { browserTimezone, zoneOrBrowsers } from './known-zones.ts'

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Europe/Nowhere', browserTimezone()],
  ['', browserTimezone()],
  [undefined, browserTimezone()],
])('with the zone %s times are told in %s', (zone, told) => {
  expect(zoneOrBrowsers(zone)).toBe(told)
  expect(zoneOrBrowsers(zone), 'asked a second time').toBe(told)
})

test('a player whose zone the browser does not know still reads dates', () => {
  const longAgo = new Date('2026-09-30T12:00:00.000Z')
  const now = new Date('2026-11-14T19:30:00.000Z')
  expect(formatAgo(longAgo, now, zoneOrBrowsers('Europe/Nowhere'))).toContain('2026')
})
