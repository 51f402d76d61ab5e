/** Applications that nobody decided, since the leader has deleted their role; and days that are counted by half hours. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications add ended_with_role boolean not null default false`.execute(db)
  // They are counted anew in the next night.
  await sql`delete from flying_days`.execute(db)
}
