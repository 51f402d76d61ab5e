/** How players sign in, and the keys of the server. */
import { type Kysely, sql } from 'kysely'

const createSignIn = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sessions (
      id integer generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      user_id integer not null references users on delete cascade,
      user_agent text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      has_second_factor boolean not null default false
    )
  `.execute(db)
  await sql`create index sessions_of_user on sessions (user_id)`.execute(db)
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db)
  // These two have one row a player, so that only the newest token works.
  await sql`
    create table password_resets (
      user_id integer primary key references users on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`
    create table email_changes (
      user_id integer primary key references users on delete cascade,
      email text not null check (email ~ '^[!-~]+$'),
      token_hash bytea not null unique check (length(token_hash) = 32),
      expires_at timestamptz not null
    )
  `.execute(db)
  // The shape that rate-limiter-flexible expects.
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )
  `.execute(db)
}

/** The accounts at Discord that belong to players, and who is on the way there and back. */
const createDiscord = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_accounts (
      user_id integer primary key references users on delete cascade,
      discord_id text not null unique,
      discord_name text not null,
      linked_at timestamptz not null,
      direct_messages boolean not null default false
    )
  `.execute(db)
  // The session of a player who links their account; null for a sign-in.
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
  // Players who came back from Discord without being signed in: they have no account yet, or are banned.
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

const createPasskeys = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      credential_id bytea not null constraint passkeys_credential_key unique check (length(credential_id) between 16 and 1023),
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null,
      is_backed_up boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )
  `.execute(db)
  await sql`create index passkeys_of_user on passkeys (user_id, id)`.execute(db)
  // Without a player for a sign-in: who it is, the passkey says.
  await sql`
    create table passkey_challenges (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id integer unique references users on delete cascade,
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db)
}

/** Codes besides the password, and what players can read about changes to how they sign in. */
const createSecondFactors = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table security_events (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      kind text not null,
      detail text not null default '',
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`create index security_events_by_player on security_events (user_id, id)`.execute(db)
  await sql`
    create table time_codes (
      user_id integer primary key references users on delete cascade,
      secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )
  `.execute(db)
  await sql`
    create table recovery_codes (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      code_hash bytea not null check (length(code_hash) = 32),
      used_at timestamptz,
      unique (user_id, code_hash)
    )
  `.execute(db)
  await sql`
    create table pending_sign_ins (
      id integer generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      user_id integer not null references users on delete cascade,
      way text not null check (way in ('password', 'discord')),
      wrong_codes integer not null default 0,
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index pending_sign_ins_by_player on pending_sign_ins (user_id)`.execute(db)
}

/** With which the programs of players call the API. */
const createTokens = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table api_tokens (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'post', 'decide']),
      token_hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz
    )
  `.execute(db)
  await sql`create index api_tokens_of_player on api_tokens (user_id, id)`.execute(db)
}

/** Made by the server itself when it first needs them. */
const createKeys = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table secret_keys (
      name text primary key check (name in ('push', 'unsubscribe', 'webhooks', 'codes')),
      key bytea not null check (length(key) = 32)
    )
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createSignIn(db)
  await createDiscord(db)
  await createPasskeys(db)
  await createSecondFactors(db)
  await createTokens(db)
  await createKeys(db)
}
