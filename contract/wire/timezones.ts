import * as z from 'zod/mini'
import { issue } from './issues.ts'

/** The zones offered first; every other zone the runtime knows follows. */
export const commonTimezones = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Australia/Sydney',
] as const

const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/

const isKnownTimezone = (zone: string): boolean => {
  // Intl also takes bare offsets such as +01:00, which know no daylight saving: the pattern refuses them.
  if (!zoneName.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

export const timezone = z.string(issue('timezone_required')).check(
  z.refine((zone: string) => zone !== '', { error: issue('timezone_required'), abort: true }),
  z.maxLength(64, { error: issue('timezone_unknown'), abort: true }),
  z.refine(isKnownTimezone, issue('timezone_unknown')),
)
