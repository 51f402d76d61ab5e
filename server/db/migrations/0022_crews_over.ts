import { type Kysely, sql } from 'kysely'

/** Missions that are over, by status, so that the share of completed ones is counted without reading the posts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index crews_over on crews (mission_status)
      where mission_status in ('completed', 'ended', 'cancelled')
  `.execute(db)
}
