import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Empty for guests. */
export interface ReportRelation {
  /** The players on whom the viewer has an open report for this crew. */
  viewer_reported?: number[]
}

/** More columns of a crew. */
export const reportRelation = ({ viewer }: Pick<Context, 'viewer'>) =>
  viewer
    ? sql`,
        (
          select coalesce(json_agg(reported_id), '[]')
          from reports
          where reporter_id = ${viewer.id} and reports.crew_id = crews.id and subject = 'crew' and status = 'pending'
        ) as viewer_reported
      `
    : sql``
