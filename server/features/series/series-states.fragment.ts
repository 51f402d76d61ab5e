/** The states of series and their dates at a given time, for the slices that show them. They are not stored. */
import { type RawBuilder, sql } from 'kysely'
import type { SeriesState } from '#contract/crews/rhythm.ts'
import type { DateState } from '#contract/series/series.ts'

/** For a row of `series_dates`. */
export const dateState = (now: Date): RawBuilder<DateState> => sql`
  case
    when series_dates.crew_id is not null then 'posted'
    when series_dates.is_skipped then 'skipped'
    when series_dates.starts_at <= ${now} then 'missed'
    when series_dates.held_at is not null then 'held'
    else 'planned'
  end
`

/** For a row of `series`. */
export const seriesState = (now: Date): RawBuilder<SeriesState> => sql`
  case when series.ended_at is not null then 'ended' else coalesce((
    select case when bool_or(held_at is not null) then 'paused' else 'running' end
    from series_dates as ahead
    where ahead.series_id = series.id and crew_id is null and not is_skipped and starts_at > ${now}
    having count(*) > 0
  ), 'over') end
`
