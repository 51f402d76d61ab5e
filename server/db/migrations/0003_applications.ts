import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Without a role it is an application to the crew, with one for that role of the same crew. An application outlives
  // its role: `role_name` tells afterwards what it was for.
  await sql`
    create table applications (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      role_id integer,
      role_name text,
      user_id integer not null references users on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
      message text not null,
      availability text check (availability in ('sofort', 'heute', 'wochenende', 'abends', 'flexibel')),
      experience text check (experience in ('anfänger', 'fortgeschritten', 'erfahren', 'experte')),
      timezone text,
      additional_info text not null default '',
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((status = 'pending') = (decided_at is null)),
      check (role_id is null or role_name is not null),
      check (status <> 'pending' or (role_id is null) = (role_name is null)),
      foreign key (crew_id, role_id) references crew_roles (crew_id, id) on delete set null (role_id)
    )
  `.execute(db)
  await sql`
    create unique index applications_one_pending on applications (crew_id, user_id) where status = 'pending'
  `.execute(db)
  await sql`create index applications_of_crew on applications (crew_id, created_at desc, id desc)`.execute(db)
  await sql`create index applications_of_user on applications (user_id, crew_id)`.execute(db)
}
