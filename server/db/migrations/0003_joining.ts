import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table crews add column cancel_reason text`.execute(db)

  // Without a role it is an application to the crew, with one for that role of the same crew.
  await sql`
    create table applications (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      role_id integer,
      user_id integer not null references users on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
      message text not null,
      availability text,
      experience text,
      timezone text,
      additional_info text not null default '',
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((status = 'pending') = (decided_at is null)),
      foreign key (crew_id, role_id) references crew_roles (crew_id, id) on delete cascade
    )
  `.execute(db)
  await sql`
    create unique index applications_one_pending on applications (crew_id, user_id) where status = 'pending'
  `.execute(db)
  await sql`create index applications_of_crew on applications (crew_id, created_at desc, id desc)`.execute(db)
  await sql`create index applications_of_user on applications (user_id, crew_id)`.execute(db)

  await sql`
    create table messages (
      id integer generated always as identity primary key,
      receiver_id integer not null references users on delete cascade,
      sender_id integer references users on delete set null,
      kind text not null check (kind in ('system', 'player')),
      crew_id integer references crews on delete set null,
      body text not null,
      created_at timestamptz not null,
      read_at timestamptz
    )
  `.execute(db)
  await sql`create index messages_inbox on messages (receiver_id, created_at desc, id desc)`.execute(db)
  await sql`create index messages_unread on messages (receiver_id) where read_at is null`.execute(db)
}
