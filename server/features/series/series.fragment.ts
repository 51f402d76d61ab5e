/** The series that a post belongs to. */
import { type RawBuilder, sql } from 'kysely'
import type { SeriesState } from '#contract/crews/rhythm.ts'
import { seriesLimits } from '#contract/series/limits.ts'
import type { Context } from '#server/context.ts'
import type { SeriesRow } from '#server/db/tables/series.ts'
import { seriesState } from './series-states.fragment.ts'

export interface CrewSeriesRow
  extends Pick<SeriesRow, 'id' | 'leader_id' | 'timezone' | 'first_date' | 'every_weeks' | 'times'> {
  readonly number: number
  readonly state: SeriesState
  /** The starts of the next dates, as texts with an offset. */
  readonly next: readonly string[]
}

/** The dates after the start of this one. A posted date starts when its post says. */
const nextStarts = (now: Date) => sql`
  array(
    select coalesce(posted.scheduled_time, starts_at)
    from series_dates as others
    left join crews as posted on posted.id = others.crew_id
    where others.series_id = series.id and others.number <> own.number and not others.is_skipped
      and coalesce(posted.scheduled_time, starts_at) > greatest(${now}, crews.scheduled_time)
      and (posted.id is null or posted.mission_status = 'open' and posted.deleted_at is null)
    order by 1
    limit ${sql.lit(seriesLimits.nextDates)}
  )
`

/** Null for a post without a series. */
export const seriesOf = ({ now }: Pick<Context, 'now'>): RawBuilder<CrewSeriesRow | null> => sql`
  (
    select json_build_object(
      'id', series.id,
      'leader_id', series.leader_id,
      'timezone', series.timezone,
      'first_date', series.first_date,
      'every_weeks', series.every_weeks,
      'times', series.times,
      'number', own.number,
      'state', ${seriesState(now())},
      'next', ${nextStarts(now())}
    )
    from series_dates as own
    join series on series.id = own.series_id
    where own.crew_id = crews.id
  )
`
