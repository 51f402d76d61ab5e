/** Webhooks of Discord, and the messages that show crews there. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table secret_keys
      drop constraint secret_keys_name_check,
      add constraint secret_keys_name_check check (name in ('push', 'unsubscribe', 'webhooks'))
  `.execute(db)
  // Without its player, that of a crew stays until its message has said that the mission is cancelled.
  await sql`
    create table webhooks (
      id integer generated always as identity primary key,
      user_id integer references users on delete set null,
      crew_id integer unique references crews on delete cascade,
      search_id integer unique references saved_searches on delete cascade,
      address bytea,
      channel bytea,
      ended_as text check (ended_as in ('given_up', 'gone', 'refused', 'unconfirmed', 'unreadable')),
      created_at timestamptz not null,
      delivered_at timestamptz,
      failing_since timestamptz,
      waits_until timestamptz,
      check (num_nonnulls(crew_id, search_id) = 1),
      check ((address is null) = (ended_as is not null)),
      check ((address is null) = (channel is null))
    )
  `.execute(db)
  await sql`create index webhooks_by_player on webhooks (user_id)`.execute(db)
  await sql`
    create table webhook_messages (
      webhook_id integer not null references webhooks on delete cascade,
      crew_id integer not null references crews on delete cascade,
      channel bytea not null,
      message_id text,
      shown bytea,
      delivered_at timestamptz,
      revision integer not null default 0,
      due_at timestamptz,
      claimed_until timestamptz,
      posts integer not null default 0,
      primary key (webhook_id, crew_id),
      unique (crew_id, channel)
    )
  `.execute(db)
  await sql`
    create index webhook_messages_due on webhook_messages (due_at) where due_at is not null
  `.execute(db)
}
