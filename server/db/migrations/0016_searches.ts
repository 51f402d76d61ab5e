/** Searches of the board that players want to be told about, and what they found. */
import { type Kysely, sql } from 'kysely'

/** The filters, and what follows from them: a changed post is compared with all searches in one statement. */
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

/** When those who favour the leader were told of the post: a job may run twice. */
const addAnnouncements = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table crews add column announced_at timestamptz`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createSearches(db)
  await createAlerts(db)
  await addAnnouncements(db)
}
