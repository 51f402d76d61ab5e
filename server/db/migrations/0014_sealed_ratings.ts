/** Ratings that those they are about do not see yet. Ratings from before, and of the release before, are open. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table ratings add column opens_at timestamptz`.execute(db)
  await sql`create index ratings_to_open on ratings (opens_at) where opens_at is not null`.execute(db)
}
