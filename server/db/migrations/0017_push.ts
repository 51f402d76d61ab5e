/** Notices on the devices of players, and the hours in which nothing leaves. */
import { type Kysely, sql } from 'kysely'

/** Made by the server itself when it first needs them. */
const createKeys = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table secret_keys (
      name text primary key check (name in ('push', 'unsubscribe')),
      key bytea not null check (length(key) = 32)
    )
  `.execute(db)
}

/** One for each browser that is signed in: it ends with the session. */
const createSubscriptions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table push_subscriptions (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      session_id integer not null unique references sessions on delete cascade,
      endpoint text not null unique,
      host text not null,
      p256dh bytea not null check (length(p256dh) = 65),
      auth bytea not null check (length(auth) = 16),
      created_at timestamptz not null,
      last_used_at timestamptz
    )
  `.execute(db)
  await sql`create index push_subscriptions_of_user on push_subscriptions (user_id, id)`.execute(db)
}

const createPushes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notice_pushes (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      subscription_id integer not null references push_subscriptions on delete cascade,
      message_id integer references messages on delete cascade,
      kind text not null,
      body text not null,
      link text not null,
      is_urgent boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      due_at timestamptz,
      batch uuid
    )
  `.execute(db)
  await sql`create index notice_pushes_of_user on notice_pushes (user_id)`.execute(db)
  await sql`create index notice_pushes_of_device on notice_pushes (subscription_id, batch)`.execute(db)
  await sql`
    create index notice_pushes_of_message on notice_pushes (message_id) where message_id is not null
  `.execute(db)
  await sql`create index notice_pushes_waiting on notice_pushes (due_at) where batch is null`.execute(db)
  await sql`create index notice_pushes_by_age on notice_pushes (created_at)`.execute(db)
}

/** By minutes since midnight, in the zone of the player. */
const createQuietHours = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table quiet_hours (
      user_id integer primary key references users on delete cascade,
      is_on boolean not null,
      starts_at smallint not null check (starts_at between 0 and 1439),
      ends_at smallint not null check (ends_at between 0 and 1439),
      urgent_passes boolean not null,
      check (starts_at <> ends_at)
    )
  `.execute(db)
}

/** Nullable or with a default: nodes of the version before write these tables too. */
const addColumns = async (db: Kysely<unknown>): Promise<void> => {
  // Null: as the kind has it by default.
  await sql`alter table notice_settings add column by_push boolean`.execute(db)
  await sql`
    alter table notice_mails
      add column kind text,
      add column is_urgent boolean not null default false,
      add column due_at timestamptz
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeys(db)
  await createSubscriptions(db)
  await createPushes(db)
  await createQuietHours(db)
  await addColumns(db)
}
