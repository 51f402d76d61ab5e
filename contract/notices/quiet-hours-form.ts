import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'

/** "22:00", by the clocks of the player's zone. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue('time_required')))

export const quietHours = z.object({
  isOn: z.boolean(),
  from: timeOfDay,
  /** Before `from` if the hours go beyond midnight. */
  to: timeOfDay,
  /** Whether what cannot wait comes all the same. */
  urgentPasses: z.boolean(),
})
export type QuietHours = z.output<typeof quietHours>

export const quietHoursForm = quietHours.check(
  z.refine(({ from, to }) => from !== to, { error: issue('quiet_hours_empty'), path: ['to'] }),
)
