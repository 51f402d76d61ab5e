/** The chat of a crew in its order. Until now replies were only found by what they answer. */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index concurrently if exists comments_of_chat`.execute(db)
  await sql`
    create index concurrently comments_of_chat on comments (crew_id, id desc) where channel = 'crew'
  `.execute(db)
}
