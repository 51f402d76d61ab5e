/** Who waits for a seat in a crew, in the order of their ids, and whether its leader wants to choose among them. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table waitlist_entries (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      role_id integer references crew_roles on delete cascade,
      created_at timestamptz not null,
      removed_at timestamptz,
      unique (crew_id, user_id)
    )
  `.execute(db)
  // So that the deletion of an account or a role finds them by an index.
  await sql`create index waitlist_entries_by_player on waitlist_entries (user_id)`.execute(db)
  await sql`
    create index waitlist_entries_by_role on waitlist_entries (role_id) where role_id is not null
  `.execute(db)
  await sql`
    alter table crews
      add column asks_before_offers boolean not null default false,
      add column seats_announced integer not null default 0
  `.execute(db)
}
