import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
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
