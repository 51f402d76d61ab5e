/** Signing in with Discord: the accounts there that belong to players, and who is on the way there and back. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Without one, the hash is that of a random token, so that nodes of the version before refuse every password.
  await sql`alter table users add column has_password boolean not null default true`.execute(db)
  await sql`
    create table discord_accounts (
      user_id integer primary key references users on delete cascade,
      discord_id text not null unique,
      discord_name text not null,
      linked_at timestamptz not null
    )
  `.execute(db)
  // The session of a player who links their account; null for whoever signs in.
  await sql`
    create table discord_visits (
      token_hash bytea primary key,
      state_hash bytea not null,
      session_id integer references sessions on delete cascade,
      next text not null,
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index discord_visits_by_session on discord_visits (session_id)`.execute(db)
  // Whoever has come back from Discord and is not signed in by that: they have no account yet, or are banned.
  await sql`
    create table discord_arrivals (
      token_hash bytea primary key,
      discord_id text not null,
      discord_name text not null,
      email text,
      expires_at timestamptz not null
    )
  `.execute(db)
}
