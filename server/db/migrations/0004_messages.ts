import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table messages (
      id integer generated always as identity primary key,
      receiver_id integer not null references users on delete cascade,
      sender_id integer references users on delete set null,
      kind text not null check (kind in ('system', 'player')),
      crew_id integer references crews on delete set null,
      application_id integer references applications on delete set null,
      body text not null,
      created_at timestamptz not null,
      read_at timestamptz
    )
  `.execute(db)
  await sql`create index messages_inbox on messages (receiver_id, created_at desc, id desc)`.execute(db)
  await sql`create index messages_unread on messages (receiver_id) where read_at is null`.execute(db)
  // So that deleting a crew, a player or an application finds its messages by an index.
  await sql`create index messages_of_crew on messages (crew_id) where crew_id is not null`.execute(db)
  await sql`create index messages_of_sender on messages (sender_id) where sender_id is not null`.execute(db)
  await sql`
    create index messages_of_application on messages (application_id) where application_id is not null
  `.execute(db)
}
