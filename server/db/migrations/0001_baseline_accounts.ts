/** Players, how they sign in, and what belongs to one player alone. */
import { type Kysely, sql } from 'kysely'

const createUsers = async (db: Kysely<unknown>): Promise<void> => {
  // When a player deletes their account, their row goes. Past missions keep their leader and members: they move to a
  // new row with `deleted_at`, which says nothing about the player.
  //
  // `week_hours` has one bit for each hour of a week in the player's zone, Monday 00:00 first; null until they name them.
  // `stars_received`: how many ratings of one star, of two and so on. A trigger counts them.
  await sql`
    create table users (
      id integer generated always as identity primary key,
      username text not null
        constraint users_username_check check (deleted_at is not null or username ~ '^[A-Za-z0-9_-]{3,24}$'),
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
        check (deleted_at is null or (banned_until is null and warning_count = 0))
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
  await sql`create index users_admins on users (id) where user_role = 'admin'`.execute(db)
  // Every report is announced to them.
  await sql`
    create index users_moderators on users (id) where user_role in ('admin', 'moderator')
  `.execute(db)
  await sql`create index users_findable on users (id) where is_findable`.execute(db)
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

const createSignIn = async (db: Kysely<unknown>): Promise<void> => {
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

const createBelongings = async (db: Kysely<unknown>): Promise<void> => {
  // The picture of each player who has one. Two players can have the same picture, and so the same hash.
  await sql`
    create table pictures (
      user_id integer primary key references users on delete cascade,
      hash text not null,
      data bytea not null
    )
  `.execute(db)
  await sql`create index pictures_by_hash on pictures (hash)`.execute(db)
  await sql`
    create table calendar_feeds (
      user_id integer primary key references users on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`
    create table blocks (
      blocker_id integer not null references users on delete cascade,
      blocked_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    )
  `.execute(db)
  // So that deleting a player finds the blocks of others by an index.
  await sql`create index blocks_of_blocked on blocks (blocked_id)`.execute(db)
}

const createFleets = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table ships (
      id integer generated always as identity primary key,
      name text not null unique,
      manufacturer text not null,
      size text not null check (size in ('small', 'medium', 'large', 'capital')),
      role text not null,
      min_crew integer not null check (min_crew >= 0),
      max_crew integer not null check (max_crew >= min_crew),
      cargo_capacity integer not null check (cargo_capacity >= 0),
      is_ground_vehicle boolean not null,
      is_flight_ready boolean not null
    )
  `.execute(db)
  await sql`
    create table fleet_ships (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      ship_id integer not null references ships on delete restrict,
      custom_name text not null,
      role text not null,
      status text not null check (status in ('active', 'hangar', 'stored')),
      is_primary boolean not null,
      condition integer not null check (condition between 0 and 100),
      notes text not null,
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`create index fleet_ships_of_user on fleet_ships (user_id)`.execute(db)
  await sql`create unique index fleet_ships_primary on fleet_ships (user_id) where is_primary`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists fuzzystrmatch`.execute(db)
  await createUsers(db)
  await indexUsersList(db)
  await createSignIn(db)
  await createBelongings(db)
  await createFleets(db)
}
