/** The bell reads notices alone, of which there may be few among very many messages. It may run again. */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index concurrently if exists messages_notices`.execute(db)
  await sql`
    create index concurrently messages_notices on messages (receiver_id, id desc)
    where kind = 'system' and not deleted_by_receiver
  `.execute(db)
  // Counts what is unread without reading the rows.
  await sql`drop index concurrently if exists messages_unread_kinds`.execute(db)
  await sql`
    create index concurrently messages_unread_kinds on messages (receiver_id, kind) where read_at is null
  `.execute(db)
}
