/**
 * Shares may have one decimal. It has a column of its own, as the whole percent stay where the release before, which may
 * still run, reads and writes them.
 */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table crew_roles
      add column share_tenths smallint not null default 0 check (share_tenths between 0 and 9)
  `.execute(db)
}
