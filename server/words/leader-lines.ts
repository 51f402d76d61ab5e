/** The names of leaders are part of the search texts of their posts, as the first line. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { type LeaderNames, leaderLineOf } from './search-text.ts'

/** Before the player is locked to change their name: an edit of a post locks the post first, then the player. */
export const lockLedCrews = async (db: Kysely<Schema>, leaderId: number): Promise<void> => {
  await sql`select from crews where author_id = ${leaderId} order by id for update`.execute(db)
}

/** A search text without its first line. */
export const withoutLeader = sql<string>`
  substr(search_text, strpos(search_text, e'\\n'))
`

/** After the name has changed. */
export const renameLeader = async (
  db: Kysely<Schema>,
  leaderId: number,
  names: LeaderNames,
): Promise<void> => {
  const line = leaderLineOf(names)
  await sql`
    update crews
    set search_text = ${line} || ${withoutLeader}
    where author_id = ${leaderId} and not starts_with(search_text, ${`${line}\n`})
  `.execute(db)
}
