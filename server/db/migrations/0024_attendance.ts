/** Members whom the leader has marked as absent from a completed mission. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A mark goes with the seat: what stays of a deleted account does not tell of it.
  await sql`
    create table absences (
      id integer generated always as identity primary key,
      crew_id integer not null,
      user_id integer not null references users on delete cascade,
      status text not null default 'marked'
        check (status in ('marked', 'contested', 'upheld', 'overturned', 'withdrawn')),
      marked_at timestamptz not null,
      contest_text text,
      contested_at timestamptz,
      settled_at timestamptz,
      decided_by integer references users on delete set null,
      unique (crew_id, user_id),
      foreign key (crew_id, user_id) references crew_members on delete cascade,
      check ((contest_text is null) = (contested_at is null)),
      check (status in ('marked', 'withdrawn') or contested_at is not null),
      check ((status in ('marked', 'contested')) = (settled_at is null))
    )
  `.execute(db)
  await sql`create index absences_of_user on absences (user_id)`.execute(db)
  await sql`create index absences_contested on absences (id) where status = 'contested'`.execute(db)
  // So that the deletion of a moderator's account finds them by an index.
  await sql`
    create index absences_by_moderator on absences (decided_by) where decided_by is not null
  `.execute(db)
}
