/** What servers and channels of Discord that follow a search were called, for those who look after them. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table discord_follows add guild_name text, add channel_name text`.execute(db)
  await sql`create index discord_follows_by_server on discord_follows (guild_id)`.execute(db)
  await sql`create index discord_cards_by_server on discord_cards (guild_id)`.execute(db)
}
