/** Players bring ships of their fleets to crews. A ship that leaves its fleet is no longer brought. */
import { type Kysely, sql } from 'kysely'

/** The indexes are for the foreign keys, and built while the site runs. */
export const withoutTransaction = true

const tables = ['crews', 'crew_members', 'applications']

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) {
    const index = `${table}_of_fleet_ship`
    // One statement, which gives up as a migration with a transaction does.
    await sql`
      do $$ begin
        set local lock_timeout = 2000;
        alter table ${sql.table(table)}
          add column if not exists fleet_ship_id integer references fleet_ships on delete set null;
      end $$
    `.execute(db)
    await sql`drop index concurrently if exists ${sql.id(index)}`.execute(db)
    await sql`
      create index concurrently ${sql.id(index)}
      on ${sql.table(table)} (fleet_ship_id) where fleet_ship_id is not null
    `.execute(db)
  }
}
