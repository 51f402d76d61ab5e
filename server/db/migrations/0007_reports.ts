import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A report outlives what it is about: the snapshot holds what was reported, whatever is edited or deleted later.
  await sql`
    create table reports (
      id integer generated always as identity primary key,
      crew_id integer references crews on delete set null,
      reporter_id integer references users on delete set null,
      reported_id integer references users on delete set null,
      category text not null check (category in ('harassment', 'toxic_behavior', 'griefing', 'cheating',
        'inappropriate_content', 'no_show', 'other')),
      reason text not null,
      description text not null default '',
      status text not null default 'pending' check (status in ('pending', 'resolved', 'dismissed')),
      snapshot jsonb not null,
      created_at timestamptz not null,
      check (reporter_id <> reported_id)
    )
  `.execute(db)
  await sql`
    create unique index reports_one_open on reports (reporter_id, reported_id, crew_id) where status = 'pending'
  `.execute(db)
  await sql`create index reports_newest on reports (created_at desc, id desc)`.execute(db)
  await sql`create index reports_of_crew on reports (crew_id) where crew_id is not null`.execute(db)
  await sql`create index reports_of_reported on reports (reported_id) where reported_id is not null`.execute(
    db,
  )
  await sql`create index reports_of_reporter on reports (reporter_id) where reporter_id is not null`.execute(
    db,
  )
  // Every report is announced to them.
  await sql`
    create index users_moderators on users (id) where user_role in ('admin', 'moderator')
  `.execute(db)
}
