import { type Kysely, sql } from 'kysely'

/** One bit for each hour of a week in the player's zone, Monday 00:00 first. Null until the player names them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column week_hours bit(${sql.lit(7 * 24)})`.execute(db)
}
