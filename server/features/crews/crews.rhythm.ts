/** Series as crews show them, and what every series shows. */
import { clockOf, weekdayOf } from '#contract/series/dates.ts'
import type { CrewSeries } from '#contract/series/rhythm.ts'
import type { CrewSeriesRow } from './crews-series.sql.ts'

type Rhythm = Omit<CrewSeries, 'id' | 'number' | 'next'>

/** What a series shows wherever it is shown. */
export const viewRhythm = (
  series: Pick<CrewSeriesRow, 'state' | 'times' | 'every_weeks' | 'first_date' | 'timezone'>,
): Rhythm => ({
  state: series.state,
  times: series.times,
  everyWeeks: series.every_weeks,
  weekday: weekdayOf(series.first_date),
  time: clockOf(series.first_date),
  timezone: series.timezone,
})

export const viewCrewSeries = (series: CrewSeriesRow): CrewSeries => ({
  ...viewRhythm(series),
  id: series.id,
  number: series.number,
  next: series.next.map((start) => new Date(start).toISOString()),
})
