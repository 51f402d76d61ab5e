/** What a notice says, as type and data, so that it is written when it is read. Notices from before have their text alone. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table messages add column notice_type text, add column notice_data jsonb`.execute(db)
}
