/** What players have pressed or typed in Discord, for some minutes: each is answered once. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discord_interactions (
      id text primary key,
      received_at timestamptz not null
    )
  `.execute(db)
  await sql`create index discord_interactions_by_age on discord_interactions (received_at)`.execute(db)
}
