import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Calendars take an event that they know already only with a higher number. Times would not do: two changes can happen
  // in the same second.
  await sql`alter table crews add column revision integer not null default 0`.execute(db)
  await sql`
    create table calendar_feeds (
      user_id integer primary key references users on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null
    )
  `.execute(db)
}
