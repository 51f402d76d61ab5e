/** Days are counted anew in the next night: posts that nobody joined were left out. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from flying_days`.execute(db)
}
