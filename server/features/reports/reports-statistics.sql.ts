import { sql } from 'kysely'
import type { ReportCategory } from '#contract/reports/reports.ts'
import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'
import type { Context, Viewer } from '#server/context.ts'

export interface WeekRow {
  readonly counts: Partial<Record<ReportCategory, number>>
  readonly median_hours: number | null
}

const medianHours = sql`
  percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) / 3600
`

/**
 * For each week from its start: the reports by category, and how long the reports that were decided in it had waited.
 */
export const countWeeks = async (
  { db }: Context,
  viewer: Viewer,
  starts: readonly Date[],
): Promise<WeekRow[]> => {
  const isInWeek = (column: string) =>
    sql`${sql.ref(column)} >= start and ${sql.ref(column)} < start + interval '168 hours'`
  const isAboutOthers = sql`reported_id is distinct from ${viewer.id}`
  const { rows } = await sql<WeekRow>`
    select
      (
        select coalesce(json_object_agg(category, reports), '{}')
        from (
          select category, count(*) as reports
          from reports
          where ${isInWeek('created_at')} and ${isAboutOthers}
          group by category
        ) as categories
      ) as counts,
      (
        select ${medianHours} from reports where ${isInWeek('decided_at')} and ${isAboutOthers}
      ) as median_hours
    from unnest(${starts}::timestamptz[]) as weeks (start)
    order by start
  `.execute(db)
  return rows
}

export interface Totals {
  readonly median_hours: number | null
  readonly appeals: Partial<Record<AppealStatus, number>>
}

/** The median of all decisions since then, and all appeals. */
export const countTotals = async ({ db }: Context, viewer: Viewer, since: Date): Promise<Totals> => {
  const { rows } = await sql<Totals>`
    select
      (
        select ${medianHours}
        from reports
        where decided_at >= ${since} and reported_id is distinct from ${viewer.id}
      ) as median_hours,
      (
        select coalesce(json_object_agg(status, appeals), '{}')
        from (select status, count(*) as appeals from appeals group by status) as statuses
      ) as appeals
  `.execute(db)
  return rows[0] ?? { median_hours: null, appeals: {} }
}
