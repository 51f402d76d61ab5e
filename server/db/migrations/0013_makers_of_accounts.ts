/** Whether the one who made an account may be another than the one who confirmed its address. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column is_maker_unknown boolean not null default false`.execute(db)
}
