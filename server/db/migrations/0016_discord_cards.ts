/** Cards of crews in Discord channels: one for each crew and channel. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_cards (
      id integer generated always as identity primary key,
      guild_id text not null,
      channel_id text not null,
      crew_id integer not null references crews on delete cascade,
      locale text not null,
      message_id text,
      shown bytea,
      delivered_at timestamptz,
      revision integer not null default 0,
      due_at timestamptz,
      claimed_until timestamptz,
      failing_since timestamptz,
      unique (crew_id, channel_id)
    )
  `.execute(db)
  await sql`create index discord_cards_due on discord_cards (due_at) where due_at is not null`.execute(db)
}
