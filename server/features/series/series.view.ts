import type { CrewSeries } from '#contract/crews/rhythm.ts'
import { clockOf, weekdayOf } from '#contract/series/dates.ts'
import type { Series, SeriesDate } from '#contract/series/series.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewSeriesRow } from './series.fragment.ts'
import { canManage } from './series.policy.ts'
import type { ShownDateRow, ShownSeriesRow } from './series.sql.ts'

type Rhythm = Omit<CrewSeries, 'id' | 'number' | 'next'>

/** What every view of a series shows. */
const viewRhythm = (
  series: Pick<CrewSeriesRow, 'state' | 'times' | 'every_weeks' | 'first_date' | 'timezone'>,
): Rhythm => ({
  state: series.state,
  times: series.times,
  everyWeeks: series.every_weeks,
  weekday: weekdayOf(series.first_date),
  time: clockOf(series.first_date),
  timezone: series.timezone,
})

/** A series on the page of a crew. */
export const viewCrewSeries = (series: CrewSeriesRow): CrewSeries => ({
  ...viewRhythm(series),
  id: series.id,
  number: series.number,
  next: series.next.map((start) => new Date(start).toISOString()),
})

const viewDate = (date: ShownDateRow, timezone: string): SeriesDate => {
  const start = new Date(date.start)
  return {
    number: date.number,
    state: date.state,
    start: start.toISOString(),
    localStart: localTextOf(start, timezone),
    isMoved: date.is_moved,
    crewId: date.crew_id,
    missionStatus: date.mission_status,
  }
}

export const viewSeries = (series: ShownSeriesRow, viewer: Viewer | undefined): Series => ({
  ...viewRhythm(series),
  id: series.id,
  title: series.template.title,
  authorId: series.leader_id,
  dates: series.dates.map((date) => viewDate(date, series.timezone)),
  ...(viewer && { viewer: { canManage: canManage(viewer, series) } }),
})
