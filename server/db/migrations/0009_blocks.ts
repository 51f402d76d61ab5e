import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
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
  await sql`alter table users add column accepts_contact boolean not null default true`.execute(db)
}
