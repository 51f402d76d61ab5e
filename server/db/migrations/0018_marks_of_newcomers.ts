/** Marks of absence that an account younger than a day has set do not count in a player's record. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table absences add column is_of_newcomer boolean not null default false`.execute(db)
}
