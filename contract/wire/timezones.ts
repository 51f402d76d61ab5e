import * as z from 'zod/mini'
import { issue } from './issues.ts'
import { timezoneName } from './timezone-names.ts'

/** The zones that are offered first, before all others that the runtime knows. */
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

/** Parses to the one name that we store for the zone. */
export const timezone = z.string(issue('timezone_required')).check(
  z.refine((zone: string) => zone !== '', { error: issue('timezone_required'), abort: true }),
  z.maxLength(64, { error: issue('timezone_unknown'), abort: true }),
  z.refine((zone: string) => timezoneName(zone) !== undefined, {
    error: issue('timezone_unknown'),
    abort: true,
  }),
  z.overwrite((zone: string) => timezoneName(zone) ?? zone),
)
