/** Notices by mail and push, saved searches, and messages in Discord. */
import { type Kysely, sql } from 'kysely'

const createNotices = async (db: Kysely<unknown>): Promise<void> => {
  // A player without a row has the defaults of the kind; so has one who has not chosen about pushes. The kinds are those of
  // the contract.
  await sql`
    create table notice_settings (
      user_id integer not null references users on delete cascade,
      kind text not null,
      in_inbox boolean not null,
      by_mail boolean not null,
      by_push boolean,
      primary key (user_id, kind)
    )
  `.execute(db)
  // What is waiting to be mailed. `message_id`: what the mail is about, if it is in the inbox too.
  await sql`
    create table notice_mails (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      message_id integer references messages on delete cascade,
      kind text not null,
      title text,
      body text not null,
      link text not null,
      is_urgent boolean not null default false,
      created_at timestamptz not null,
      due_at timestamptz,
      batch_at timestamptz
    )
  `.execute(db)
  await sql`create index notice_mails_waiting on notice_mails (user_id) where batch_at is null`.execute(db)
  await sql`create index notice_mails_of_user on notice_mails (user_id, batch_at)`.execute(db)
  await sql`
    create index notice_mails_of_message on notice_mails (message_id) where message_id is not null
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

/** What is waiting to be shown on devices. */
const createPushes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notice_pushes (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      subscription_id integer not null references push_subscriptions on delete cascade,
      message_id integer references messages on delete cascade,
      kind text not null,
      notice_type text,
      notice_data jsonb,
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

/** Searches of the board that players saved: the filters, and what follows from them: a changed post is compared with all searches in one statement. */
const createSearches = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saved_searches (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      filters jsonb not null,
      wanted text[] not null,
      unwanted text[] not null,
      languages text[] not null,
      seats text[] not null,
      patterns text[] not null,
      ship_id integer,
      max_crew_size integer,
      start_window text,
      window_zone text,
      clock_zone text,
      hours_apart integer not null,
      upcoming boolean not null,
      fits_hours boolean not null,
      created_at timestamptz not null,
      unique (user_id, filters),
      check (jsonb_typeof(filters) = 'object'),
      check ((start_window is null) = (window_zone is null))
    )
  `.execute(db)
}

/** What saved searches found. */
const createAlerts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saved_search_alerts (
      search_id integer not null references saved_searches on delete cascade,
      crew_id integer not null references crews on delete cascade,
      created_at timestamptz not null,
      primary key (search_id, crew_id)
    )
  `.execute(db)
  await sql`create index saved_search_alerts_by_time on saved_search_alerts (search_id, created_at)`.execute(
    db,
  )
  await sql`create index saved_search_alerts_of_crew on saved_search_alerts (crew_id)`.execute(db)
}

/** Webhooks of Discord, and the messages that show crews there. */
const createWebhooks = async (db: Kysely<unknown>): Promise<void> => {
  // Without its player, that of a crew stays until its message has said that the mission is cancelled.
  await sql`
    create table webhooks (
      id integer generated always as identity primary key,
      user_id integer references users on delete set null,
      crew_id integer unique references crews on delete cascade,
      search_id integer unique references saved_searches on delete cascade,
      address bytea,
      channel bytea,
      ended_as text check (ended_as in ('given_up', 'gone', 'refused', 'unconfirmed', 'unreadable')),
      created_at timestamptz not null,
      delivered_at timestamptz,
      failing_since timestamptz,
      waits_until timestamptz,
      missing_since timestamptz,
      missing_times integer not null default 0,
      check (num_nonnulls(crew_id, search_id) = 1),
      check ((address is null) = (ended_as is not null)),
      check ((address is null) = (channel is null))
    )
  `.execute(db)
  await sql`create index webhooks_by_player on webhooks (user_id)`.execute(db)
  await sql`
    create table webhook_messages (
      webhook_id integer not null references webhooks on delete cascade,
      crew_id integer not null references crews on delete cascade,
      channel bytea not null,
      message_id text,
      shown bytea,
      delivered_at timestamptz,
      revision integer not null default 0,
      due_at timestamptz,
      claimed_until timestamptz,
      posts integer not null default 0,
      primary key (webhook_id, crew_id),
      unique (crew_id, channel)
    )
  `.execute(db)
  await sql`
    create index webhook_messages_due on webhook_messages (due_at) where due_at is not null
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createNotices(db)
  await createSubscriptions(db)
  await createPushes(db)
  await createQuietHours(db)
  await createSearches(db)
  await createAlerts(db)
  await createWebhooks(db)
}
