import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      username text not null check (username ~ '^[A-Za-z0-9_-]{3,24}$'),
      email text not null check (email ~ '^[!-~]+$'),
      password_hash text not null,
      display_name text,
      bio text not null default '',
      citizen_id text,
      profile_image text,
      user_role text not null default 'citizen'
        check (user_role in ('admin', 'moderator', 'premium', 'verified', 'citizen')),
      timezone text not null,
      preferred_languages text[] not null check (cardinality(preferred_languages) > 0
        and preferred_languages <@ '{en,de,fr,es,it,pt,ru,zh,ja}'),
      playtimes text[] not null default '{}'
        check (playtimes <@ '{morning,afternoon,evening,night,weekend}'),
      locale text not null default 'en' check (locale in ('en', 'de')),
      mail_reminders boolean not null default false,
      rating_sum integer not null default 0,
      rating_count integer not null default 0,
      created_at timestamptz not null,
      last_seen_at timestamptz
    )
  `.execute(db)
  // Both are ASCII, and so is what "C" folds, whatever the language of the database. JavaScript folds them alike.
  await sql`create unique index users_username_key on users (lower(username collate "C"))`.execute(db)
  await sql`create unique index users_email_key on users (lower(email collate "C"))`.execute(db)
  await sql`create index users_admins on users (id) where user_role = 'admin'`.execute(db)

  await sql`
    create table sessions (
      id integer generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      user_id integer not null references users on delete cascade,
      user_agent text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index sessions_of_user on sessions (user_id)`.execute(db)
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db)

  // One row a player, so that only the newest token works.
  await sql`
    create table password_resets (
      user_id integer primary key references users on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      expires_at timestamptz not null
    )
  `.execute(db)

  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id integer references users on delete set null,
      action text not null,
      subject_id integer references users on delete set null,
      ip text,
      detail jsonb not null default '{}'
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
