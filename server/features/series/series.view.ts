import type { Series, SeriesDate } from '#contract/series/series.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import type { Viewer } from '#server/context.ts'
import { viewRhythm } from '#server/features/crews/crews.view.ts'
import { canManage } from './series.policy.ts'
import type { ShownDateRow, ShownSeriesRow } from './series.sql.ts'

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
