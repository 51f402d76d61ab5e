/** What reads the whole table goes on beside everything else: there may be very many players. */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index concurrently if exists users_verified_handle`.execute(db)
  // The game compares handles without case, and they are ASCII.
  await sql`
    create unique index concurrently users_verified_handle on users (lower(verified_handle collate "C"))
    where verified_handle is not null
  `.execute(db)
  await sql`alter table users validate constraint users_verified_handle_check`.execute(db)
}
