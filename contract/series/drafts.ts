/** A series as its leader makes and changes it. */
import * as z from 'zod/mini'
import { weekSteps } from '../crews/rhythm.ts'
import { issue } from '../issues/issues.ts'
import { seriesLimits } from './limits.ts'

const timesIssue = issue('series_times', seriesLimits.mostTimes)

export const seriesDraft = z.object({
  /** In all, with the post that is there. */
  times: z
    .int(timesIssue)
    .check(z.gte(seriesLimits.leastTimes, timesIssue), z.lte(seriesLimits.mostTimes, timesIssue)),
  everyWeeks: z._default(z.literal(weekSteps), 1),
})
export type SeriesDraft = z.output<typeof seriesDraft>

export const dateChange = z.object({
  isSkipped: z.optional(z.boolean()),
  /** Wall-clock time in the zone of the series, or with an offset; null for the time of the rhythm. */
  movedTo: z.optional(z.nullable(z.string().check(z.maxLength(40, issue('start_nonexistent'))))),
})
export type DateChange = z.output<typeof dateChange>
