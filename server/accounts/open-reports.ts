import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Whether the viewer has an open report that fits `condition`: each player has one on each subject. */
export const hasOpenReport = (
  { viewer }: Pick<Context, 'viewer'>,
  condition: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  viewer
    ? sql<boolean>`exists (
        select from reports where reporter_id = ${viewer.id} and reports.status = 'pending' and ${condition}
      )`
    : sql<boolean>`false`
