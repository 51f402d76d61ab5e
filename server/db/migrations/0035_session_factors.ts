/** Whether a session was opened with a second factor, or its player has set one up in it. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions add column has_second_factor boolean not null default false`.execute(db)
}
