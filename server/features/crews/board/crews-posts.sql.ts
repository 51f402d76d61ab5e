/**
 * Posts as lists show them. Each statement returns one JSON value: parsing a page of wide rows column by column costs
 * the server more than everything else it does for an answer.
 */
import { type RawBuilder, sql } from 'kysely'
import { relation, type ViewerContext } from '#server/features/crews/crews-relations.fragment.ts'
import { type CrewSummaryRow, post, seats } from './crews-posts.fragment.ts'

/** The posts with these ids, in their order; `ids` is an array in SQL. */
export const summariesOf = (
  ctx: ViewerContext,
  ids: RawBuilder<unknown>,
): RawBuilder<CrewSummaryRow[]> => sql`
  (
    select coalesce(json_agg(summary order by array_position(${ids}, summary.id)), '[]')
    from (
      select ${post}, ${seats} as roles${relation(ctx)}
      from crews join users on users.id = crews.author_id
      where crews.id = any(${ids}) and crews.deleted_at is null
    ) as summary
  )
`

export const loadSummaries = async (
  ctx: ViewerContext,
  ids: readonly number[],
): Promise<CrewSummaryRow[]> => {
  const { rows } = await sql<{ crews: CrewSummaryRow[] }>`
    select ${summariesOf(ctx, sql`${ids}::integer[]`)} as crews
  `.execute(ctx.db)
  return rows[0]?.crews ?? []
}
