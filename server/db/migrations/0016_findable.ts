import { type Kysely, sql } from 'kysely'

/** Nobody is shown to leaders before they have agreed to it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column is_findable boolean not null default false`.execute(db)
  await sql`create index users_findable on users (id) where is_findable`.execute(db)
}
