/** The app in Discord: what was pressed there, cards of crews, and channels that follow a search. */
import { type Kysely, sql } from 'kysely'

/** What players have pressed or typed, for some minutes: each is answered once. */
const createInteractions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_interactions (
      id text primary key,
      received_at timestamptz not null
    )
  `.execute(db)
  await sql`create index discord_interactions_by_age on discord_interactions (received_at)`.execute(db)
}

/** One for each crew and channel. `posting_since`: when the first post of it was tried, as Discord forgets that soon. */
const createCards = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_cards (
      id integer generated always as identity primary key,
      guild_id text not null,
      channel_id text not null,
      crew_id integer not null references crews on delete cascade,
      locale text not null,
      message_id text,
      posting_since timestamptz,
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
  await sql`create index discord_cards_by_server on discord_cards (guild_id)`.execute(db)
}

/**
 * Searches that channels follow. They end with the link of their player to Discord. The names are those that Discord gave
 * when they were set up.
 */
const createFollows = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_follows (
      id integer generated always as identity primary key,
      user_id integer not null
        references users on delete cascade
        references discord_accounts on delete cascade,
      guild_id text not null,
      channel_id text not null,
      guild_name text,
      channel_name text,
      slot integer not null,
      filters jsonb not null,
      locale text not null,
      seen_crew_id integer not null,
      created_at timestamptz not null,
      unique (channel_id, slot)
    )
  `.execute(db)
  await sql`create index discord_follows_by_player on discord_follows (user_id)`.execute(db)
  await sql`create index discord_follows_by_server on discord_follows (guild_id)`.execute(db)
}

/** Who manages which server there, as far as Discord has said. */
const createManagers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_managers (
      user_id integer not null
        references users on delete cascade
        references discord_accounts on delete cascade,
      guild_id text not null,
      guild_name text,
      is_manager boolean not null,
      said_at timestamptz not null,
      primary key (user_id, guild_id)
    )
  `.execute(db)
}

/** Until when Discord wants no requests of the app: one row, for all nodes. */
const createPause = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_pause (
      id integer primary key check (id = 1),
      until timestamptz not null
    )
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createInteractions(db)
  await createCards(db)
  await createFollows(db)
  await createManagers(db)
  await createPause(db)
}
