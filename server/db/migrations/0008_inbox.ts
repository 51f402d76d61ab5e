import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table messages drop constraint messages_kind_check`.execute(db)
  await sql`update messages set kind = 'direct' where kind = 'player'`.execute(db)
  await sql`
    alter table messages
      add constraint messages_kind_check check (kind in ('system', 'direct', 'invitation')),
      add constraint messages_not_to_oneself check (sender_id <> receiver_id),
      add column deleted_by_receiver boolean not null default false,
      add column deleted_by_sender boolean not null default false
  `.execute(db)
  // Pages of the inbox are cut by id, so the order of the ids is the order of the list.
  await sql`drop index messages_inbox, messages_unread, messages_of_sender`.execute(db)
  await sql`
    create index messages_inbox on messages (receiver_id, id desc) where not deleted_by_receiver
  `.execute(db)
  await sql`create index messages_unread on messages (receiver_id, id desc) where read_at is null`.execute(db)
  await sql`
    create index messages_of_sender on messages (sender_id, id desc) where sender_id is not null
  `.execute(db)
  await sql`
    create index messages_conversation on messages
      (least(sender_id, receiver_id), greatest(sender_id, receiver_id), id desc)
      where sender_id is not null
  `.execute(db)
}
