import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // When the leader was told that the post is about to leave the board, and the crew that it starts soon.
  await sql`alter table crews add column warned_at timestamptz`.execute(db)
  await sql`alter table crews add column reminded_at timestamptz`.execute(db)
  await sql`alter table users add column mail_reminders boolean not null default false`.execute(db)
  await sql`create index crews_open_by_start on crews (scheduled_time) where mission_status = 'open'`.execute(
    db,
  )
}
