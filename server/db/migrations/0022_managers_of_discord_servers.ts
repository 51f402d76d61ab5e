/** When Discord last said that who made a channel follow a search manages its server. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table discord_follows add column managed_at timestamptz default now()`.execute(db)
}
