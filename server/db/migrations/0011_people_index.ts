/** What reads the whole table goes on beside everything else: there may be very many players. */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

const names = sql`player_names(username, display_name, citizen_id, organisation)`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index concurrently if exists users_names`.execute(db)
  await sql`
    create index concurrently users_names on users using gin (${names} gin_trgm_ops)
    where deleted_at is null
  `.execute(db)
  await sql`drop index concurrently if exists users_whole_names`.execute(db)
  await sql`
    create index concurrently users_whole_names on users using gin (string_to_array(${names}, e'\\n'))
    where deleted_at is null
  `.execute(db)
  await sql`alter table users validate constraint users_organisation_check`.execute(db)
  await sql`alter table users validate constraint users_former_organisation_check`.execute(db)
}
