/** Until when Discord wants no requests of the app: one row, for all nodes. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_pause (
      id integer primary key check (id = 1),
      until timestamptz not null
    )
  `.execute(db)
}
