/** Seats that are offered to players, and held for them until the offer ends. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seat_offers (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      role_id integer references crew_roles on delete set null,
      source text not null check (source in ('leader', 'waiting_list')),
      holds_seat boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      ended_at timestamptz,
      outcome text check (outcome in ('accepted', 'declined', 'taken_back', 'expired')),
      check (expires_at is not null or not holds_seat),
      check ((ended_at is null) = (outcome is null))
    )
  `.execute(db)
  await sql`
    create unique index seat_offers_open on seat_offers (crew_id, user_id) where ended_at is null
  `.execute(db)
  await sql`
    create index seat_offers_overdue on seat_offers (expires_at) where ended_at is null
  `.execute(db)
  await sql`create index seat_offers_of_crew on seat_offers (crew_id)`.execute(db)
  await sql`create index seat_offers_of_player on seat_offers (user_id, crew_id, created_at)`.execute(db)
  await sql`create index seat_offers_of_role on seat_offers (role_id) where role_id is not null`.execute(db)
}
