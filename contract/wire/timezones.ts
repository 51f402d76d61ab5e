import * as z from 'zod/mini'
import { issue } from './issues.ts'
import { timezoneName } from './timezone-names.ts'

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

/** Goes on under the one name that it has here. */
export const timezone = z.string(issue('timezone_required')).check(
  z.refine((zone: string) => zone !== '', { error: issue('timezone_required'), abort: true }),
  z.maxLength(64, { error: issue('timezone_unknown'), abort: true }),
  z.refine((zone: string) => timezoneName(zone) !== undefined, {
    error: issue('timezone_unknown'),
    abort: true,
  }),
  z.overwrite((zone: string) => timezoneName(zone) ?? zone),
)
