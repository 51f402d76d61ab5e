/** A member who leads a crew together with its leader. Whoever leaves the crew no longer does. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The key of the members, so that the database takes care of it: nodes of the version before free seats, too.
  await sql`
    alter table crews
      add column co_leader_id integer,
      add foreign key (id, co_leader_id) references crew_members on delete set null (co_leader_id)
  `.execute(db)
}
