/** When a crew got its leader, if that was not with the post. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table crews add column handed_over_at timestamptz`.execute(db)
}
