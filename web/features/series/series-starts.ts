/** When a mission that is repeated begins, and when one of its dates may begin instead. */

import type { WeekStep } from '#contract/crews/rhythm.ts'
import { startIssue } from '#contract/crews/rules.ts'
import { momentOfDate, plannedDates } from '#contract/series/dates.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import { type FieldErrors, issueError } from '#web/forms/field-errors.ts'

interface RepeatedCrew {
  readonly scheduledTime: string
  readonly timezone: string
}

/** The start of the last date: at the same time of day as the first, whatever the clocks do between them. */
export const lastStart = (
  { scheduledTime, timezone }: RepeatedCrew,
  everyWeeks: WeekStep,
  times: number,
): Date => {
  const first = localTextOf(new Date(scheduledTime), timezone)
  return momentOfDate(plannedDates(first, everyWeeks, times).at(-1) ?? first, timezone)
}

/** What is wrong with another start for one date, in the zone of its series. */
export const moveErrors = (movedTo: string, timezone: string, now: Date): FieldErrors => {
  const issue = startIssue(movedTo, timezone, now)
  return issue ? { movedTo: issueError(issue) } : {}
}
