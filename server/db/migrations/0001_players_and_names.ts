/** Players, their names, and how they are found. */
import { type Kysely, sql } from 'kysely'

const createUsers = async (db: Kysely<unknown>): Promise<void> => {
  // When a player deletes their account, their row goes. Past missions keep their leader and members: they move to a
  // new row with `deleted_at`, which says nothing about the player.
  //
  // `week_hours` has one bit for each hour of a week in the player's zone, Monday 00:00 first; null until they name them.
  // `password_hash` of a player without a password is that of a random token, so that checking one takes as long as always.
  // `passkey_handle` is random and made with the first passkey: authenticators keep it, and it must not say who the player
  // is. `is_maker_unknown`: the account may have been made by another than the one who confirmed its address.
  // `names_text` has each name on a line, with a line break before it: a search finds where one begins. `verified_handle`
  // is the citizen id or null.
  //
  // `stars_received`: how many ratings of one star, of two and so on. A trigger counts them.
  await sql`
    create table users (
      id integer generated always as identity primary key,
      username text not null
        constraint users_username_check check (deleted_at is not null or username ~ '^[A-Za-z0-9_-]{3,24}$'),
      email text not null check (email ~ '^[!-~]+$'),
      email_confirmed_at timestamptz,
      is_maker_unknown boolean not null default false,
      password_hash text not null,
      has_password boolean not null default true,
      passkey_handle bytea,
      display_name text,
      bio text not null default '',
      citizen_id text,
      verified_handle text
        constraint users_verified_handle_check check (verified_handle is null or verified_handle is not distinct from citizen_id),
      organisation text check (length(organisation) between 1 and 40),
      names_text text not null generated always as (
        e'\\n' || fold_name(username) || e'\\n'
          || coalesce(fold_name(display_name) || e'\\n', '')
          || coalesce(fold_name(citizen_id) || e'\\n', '')
          || coalesce(fold_name(organisation) || e'\\n', '')
      ) stored,
      profile_image text,
      user_role text not null default 'citizen'
        check (user_role in ('admin', 'moderator', 'premium', 'verified', 'citizen')),
      timezone text not null,
      regions text[] not null default '{}' check (regions <@ '{eu,us,asia,au}'),
      preferred_languages text[] not null check (cardinality(preferred_languages) > 0
        and preferred_languages <@ '{en,de,fr,es,it,pt,ru,zh,ja}'),
      playtimes text[] not null default '{}'
        check (playtimes <@ '{morning,afternoon,evening,night,weekend}'),
      week_hours bit(168),
      locale text not null default 'en' check (locale in ('en', 'de')),
      accepts_contact boolean not null default true,
      is_findable boolean not null default false,
      stars_received integer[] not null default '{0,0,0,0,0}'
        check (cardinality(stars_received) = 5 and 0 <= all (stars_received)),
      rating_count integer not null generated always as (
        stars_received[1] + stars_received[2] + stars_received[3] + stars_received[4] + stars_received[5]
      ) stored,
      rating_sum integer not null generated always as (
        stars_received[1] + 2 * stars_received[2] + 3 * stars_received[3] + 4 * stars_received[4]
          + 5 * stars_received[5]
      ) stored,
      banned_until timestamptz,
      warning_count integer not null default 0 check (warning_count >= 0),
      created_at timestamptz not null,
      last_seen_at timestamptz,
      deleted_at timestamptz,
      constraint users_former_check check (deleted_at is null or (
        username = '[deleted]' and email = '[deleted]' and password_hash = '' and display_name is null and bio = ''
        and citizen_id is null and profile_image is null and user_role = 'citizen' and week_hours is null
        and last_seen_at is null
      )),
      constraint users_former_sanctions_check
        check (deleted_at is null or (banned_until is null and warning_count = 0)),
      constraint users_former_organisation_check check (deleted_at is null or organisation is null)
    )
  `.execute(db)
  // Both are ASCII, and so is what "C" folds, whatever the language of the database. JavaScript folds them alike.
  await sql`
    create unique index users_username_key on users (lower(username collate "C")) where deleted_at is null
  `.execute(db)
  await sql`
    create unique index users_email_key on users (lower(email collate "C")) where deleted_at is null
  `.execute(db)
  // Usernames as `foldName` of the contract reads them: who chooses a name that looks like one of them is refused.
  await sql`
    create index users_folded_name on users ((
      replace(replace(translate(lower(username collate "C"), '01i_-', 'oll'), 'rn', 'm'), 'vv', 'w')
    )) where deleted_at is null
  `.execute(db)
  // The game compares handles without case, and they are ASCII.
  await sql`
    create unique index users_verified_handle on users (lower(verified_handle collate "C"))
      where verified_handle is not null
  `.execute(db)
  await sql`create index users_admins on users (id) where user_role = 'admin'`.execute(db)
  // Every report is announced to them.
  await sql`
    create index users_moderators on users (id) where user_role in ('admin', 'moderator')
  `.execute(db)
  await sql`create index users_findable on users (id) where is_findable`.execute(db)
}

/**
 * Folds like `words/folded-words.ts`, where it can: both sides of a comparison are folded by this function. Everything
 * but letters and digits of ASCII, and all other characters, becomes a space.
 */
const createFold = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(
        btrim(regexp_replace(
          translate(
            replace(replace(replace(
              lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')),
              'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
            'øłđ', 'old'
          ),
          '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g'
        )),
        '([aou])e', '\\1', 'g'
      )
    $$
  `.execute(db)
}

/** How players find each other: by a part of a name, and by a whole one. */
const indexNames = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index users_names on users using gin (names_text gin_trgm_ops) where deleted_at is null
  `.execute(db)
  await sql`
    create index users_whole_names on users using gin (string_to_array(names_text, e'\\n'))
      where deleted_at is null
  `.execute(db)
}

/** The list of players for admins: an index for each order, each filter and the search. */
const indexUsersList = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index users_by_age on users (created_at desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`
    create index users_by_name on users (lower(coalesce(display_name, username)), id) where deleted_at is null
  `.execute(db)
  await sql`
    create index users_by_activity on users (coalesce(last_seen_at, '-infinity') desc, id desc)
      where deleted_at is null
  `.execute(db)
  await sql`
    create index users_by_warnings on users (warning_count desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`create index users_banned on users (banned_until) where banned_until is not null`.execute(db)
  // A line break before each of them: so a pattern can say that one begins there.
  const searched = sql`(
    lower(
      e'\\n' || username || e'\\n' || email || e'\\n' || coalesce(display_name, '') || e'\\n'
        || coalesce(citizen_id, '')
    )
  )`
  await sql`
    create index users_found_by on users using gin (${searched} gin_trgm_ops) where deleted_at is null
  `.execute(db)
  // Without them the planner takes every word for a rare one, and reads the whole index for one that all names have.
  await sql`create statistics users_searched on ${searched} from users`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists fuzzystrmatch`.execute(db)
  await createFold(db)
  await createUsers(db)
  await indexNames(db)
  await indexUsersList(db)
}
