/** The pictures in the log of a mission, and copies of those that are reported. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table mission_pictures (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      author_id integer not null references users on delete cascade,
      hash text not null,
      data bytea not null,
      small_data bytea not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      line text not null,
      is_public boolean not null default false,
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`create index mission_pictures_of_crew on mission_pictures (crew_id, id)`.execute(db)
  await sql`create unique index mission_pictures_public on mission_pictures (crew_id) where is_public`.execute(
    db,
  )
  await sql`create index mission_pictures_by_hash on mission_pictures (hash) where is_public`.execute(db)
  // So that the deletion of an account finds them by an index.
  await sql`create index mission_pictures_by_author on mission_pictures (author_id)`.execute(db)
  await sql`
    alter table reports add column picture_id integer references mission_pictures on delete set null
  `.execute(db)
  // What was reported is there for the decision, even if its author removes it before.
  await sql`
    create table report_pictures (
      report_id integer primary key references reports on delete cascade,
      data bytea not null
    )
  `.execute(db)
}
