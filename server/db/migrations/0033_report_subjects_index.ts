/** One open report by a player on another's messages, and one on their profile: these have no crew to be counted by. */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index concurrently if exists reports_one_open_without_crew`.execute(db)
  await sql`
    create unique index concurrently reports_one_open_without_crew on reports (reporter_id, reported_id, subject)
    where status = 'pending' and subject in ('conversation', 'profile')
  `.execute(db)
}
