/** Missions that are repeated, and their dates. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table series (
      id integer generated always as identity primary key,
      leader_id integer not null references users on delete cascade,
      template jsonb not null check (jsonb_typeof(template) = 'object'),
      timezone text not null,
      first_date text not null,
      every_weeks integer not null check (every_weeks in (1, 2)),
      times integer not null check (times between 2 and 12),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      ended_at timestamptz
    )
  `.execute(db)
  await sql`create index series_by_leader on series (leader_id)`.execute(db)
  // A crew is one date of one series, and a date is posted once.
  await sql`
    create table series_dates (
      series_id integer not null references series on delete cascade,
      number integer not null check (number > 0),
      planned_for text not null,
      moved_to text,
      starts_at timestamptz not null,
      is_skipped boolean not null default false,
      held_at timestamptz,
      crew_id integer unique references crews on delete cascade,
      primary key (series_id, number),
      check (crew_id is null or not is_skipped)
    )
  `.execute(db)
  await sql`
    create index series_dates_due on series_dates (starts_at) where crew_id is null and not is_skipped
  `.execute(db)
}
