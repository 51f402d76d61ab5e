import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table messages add column comment_id integer references comments on delete set null
  `.execute(db)
  // So that deleting a comment finds its notices by an index.
  await sql`
    create index messages_of_comment on messages (comment_id) where comment_id is not null
  `.execute(db)
}
