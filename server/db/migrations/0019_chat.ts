/** How far each player has read the chat of a crew, and when they last got a notice of a mention. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat_reads (
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      read_up_to integer not null,
      primary key (crew_id, user_id)
    )
  `.execute(db)
  await sql`alter table comment_notices add column mentioned_at timestamptz`.execute(db)
  // So that the deletion of an account finds them by an index.
  await sql`create index chat_reads_of_user on chat_reads (user_id)`.execute(db)
}
