/** Whether a player wants direct messages in Discord. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table discord_accounts add column direct_messages boolean not null default false`.execute(
    db,
  )
}
