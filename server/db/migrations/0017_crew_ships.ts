import { type Kysely, sql } from 'kysely'

/** The ship that a post is for. Its name stays when the ship leaves the catalogue. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table crews
      add column ship_id integer references ships on delete set null,
      add column ship_name text,
      add check (ship_id is null or ship_name is not null)
  `.execute(db)
  // Serves the filter of the board and the foreign key. Most posts name no ship.
  await sql`create index crews_of_ship on crews (ship_id) where ship_id is not null`.execute(db)
}
