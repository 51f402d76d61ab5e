import { expect, test } from 'vitest'
import { formatAgo } from './format.ts'
import { browserTimezone, zoneOrBrowserZone } from './known-zones.ts'

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Europe/Nowhere', browserTimezone()],
  ['', browserTimezone()],
  [undefined, browserTimezone()],
])('with the zone %s times are shown in %s', (zone, shown) => {
  expect(zoneOrBrowserZone(zone)).toBe(shown)
  expect(zoneOrBrowserZone(zone), 'from the cache').toBe(shown)
})

test('dates are shown even if the browser does not know the zone of the player', () => {
  const longAgo = new Date('2026-09-30T12:00:00.000Z')
  const now = new Date('2026-11-14T19:30:00.000Z')
  expect(formatAgo(longAgo, now, zoneOrBrowserZone('Europe/Nowhere'))).toContain('2026')
})
