/** Players who are free to fly, and when crews fly. */
import { type Kysely, sql } from 'kysely'

const createBeacons = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table beacons (
      user_id integer primary key references users on delete cascade,
      lit_at timestamptz not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      out_at timestamptz,
      asked_at timestamptz,
      seats text[] not null,
      activities text[] not null,
      regions text[] not null,
      languages text[] not null check (languages <> '{}'),
      fleet_ship_id integer references fleet_ships on delete set null,
      note text not null,
      audience text not null check (audience in ('everyone', 'known'))
    )
  `.execute(db)
  await sql`create index beacons_lit on beacons (lit_at desc, user_id) where out_at is null`.execute(db)
  await sql`create index beacons_by_end on beacons (ends_at) where out_at is null`.execute(db)
  // A post that its player was to be notified of, once; without a time of sending it waits for the next hour.
  await sql`
    create table beacon_alerts (
      user_id integer not null references beacons on delete cascade,
      crew_id integer not null references crews on delete cascade,
      created_at timestamptz not null,
      sent_at timestamptz,
      primary key (user_id, crew_id)
    )
  `.execute(db)
  await sql`create index beacon_alerts_of_crew on beacon_alerts (crew_id)`.execute(db)
  await sql`create index beacon_alerts_waiting on beacon_alerts (user_id) where sent_at is null`.execute(db)
  // So that deleting a ship finds them by an index.
  await sql`
    create index beacons_of_ship on beacons (fleet_ship_id) where fleet_ship_id is not null
  `.execute(db)
}

/** Counted each night. */
const createFlyingDays = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table flying_days (
      day timestamptz primary key,
      figures jsonb not null
    )
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createBeacons(db)
  await createFlyingDays(db)
}
