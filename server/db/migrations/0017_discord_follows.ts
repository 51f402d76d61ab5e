/** Searches that channels of Discord follow. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_follows (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      guild_id text not null,
      channel_id text not null,
      slot integer not null,
      filters jsonb not null,
      locale text not null,
      seen_crew_id integer not null,
      created_at timestamptz not null,
      unique (channel_id, slot)
    )
  `.execute(db)
  await sql`create index discord_follows_by_player on discord_follows (user_id)`.execute(db)
}
