/** How those aboard a completed mission split what it brought in. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table settlements (
      crew_id integer primary key references crews on delete cascade,
      takings bigint not null check (takings >= 0),
      expenses bigint not null check (expenses between 0 and takings),
      version integer not null default 1,
      sent_by integer references users on delete set null,
      sent_at timestamptz not null
    )
  `.execute(db)
  await sql`create index settlements_by_sender on settlements (sent_by) where sent_by is not null`.execute(db)
  // The leader has no seat, so a share goes to a player and not to one.
  await sql`
    create table settlement_shares (
      crew_id integer not null references settlements on delete cascade,
      user_id integer not null references users on delete cascade,
      amount bigint not null check (amount >= 0),
      status text not null check (status in ('open', 'received', 'disputed')),
      missing text,
      disputed_at timestamptz,
      primary key (crew_id, user_id),
      check ((status = 'disputed') = (missing is not null)),
      check (status <> 'disputed' or disputed_at is not null)
    )
  `.execute(db)
  await sql`create index settlement_shares_of_user on settlement_shares (user_id)`.execute(db)
}
