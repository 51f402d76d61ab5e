/** What belongs to one player: pictures, fleets, verified handles, who is blocked or a favourite. */
import { type Kysely, sql } from 'kysely'

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

const createFavourites = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table favourites (
      user_id integer not null references users on delete cascade,
      favourite_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, favourite_id),
      check (user_id <> favourite_id)
    )
  `.execute(db)
  await sql`create index favourites_of_favourite on favourites (favourite_id)`.execute(db)
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

/** The requests of players to have their handle verified. */
const createProofs = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table handle_proofs (
      id integer generated always as identity primary key,
      user_id integer not null unique references users on delete cascade,
      handle text not null,
      code text not null,
      status text not null default 'open' check (status in ('open', 'verified', 'declined')),
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by integer references users on delete set null,
      reason text,
      check ((status = 'open') = (decided_at is null)),
      check ((status = 'declined') = (reason is not null))
    )
  `.execute(db)
  await sql`create index handle_proofs_open on handle_proofs (id) where status = 'open'`.execute(db)
  // So that the deletion of a moderator's account finds them by an index.
  await sql`
    create index handle_proofs_by_moderator on handle_proofs (decided_by) where decided_by is not null
  `.execute(db)
}

/**
 * A trigger, because profiles, where the citizen id is changed, know nothing of proofs. A refusal stays: changing the
 * citizen id does not shorten the wait.
 */
const endWithCitizenId = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function end_handle_proof() returns trigger language plpgsql as $$
    begin
      delete from handle_proofs where user_id = new.id and status <> 'declined';
      new.verified_handle := null;
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger end_handle_proof
    before update of citizen_id on users
    for each row when (old.citizen_id is distinct from new.citizen_id)
    execute function end_handle_proof()
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createBelongings(db)
  await createFavourites(db)
  await createFleets(db)
  await createProofs(db)
  await endWithCitizenId(db)
}
