/**
 * Filters and words of the board, for the posts on it alone: among a million posts, the index of all of them takes ten times as
 * long to find those that take people.
 */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index concurrently if exists crews_board_found_by`.execute(db)
  await sql`
    create index concurrently crews_board_found_by
    on crews using gin (search_text gin_trgm_ops, facets) with (fastupdate = on, gin_pending_list_limit = 512)
    where facets @> '{board}'
  `.execute(db)
}
