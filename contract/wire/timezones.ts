import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { timezoneName } from './timezone-names.ts'

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
