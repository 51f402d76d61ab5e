/** The reports on a picture, for its removal. */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index concurrently if exists reports_of_picture`.execute(db)
  await sql`
    create index concurrently reports_of_picture on reports (picture_id) where picture_id is not null
  `.execute(db)
}
