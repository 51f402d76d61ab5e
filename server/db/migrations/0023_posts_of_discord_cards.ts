/** Since when a first post of a card is tried: later, Discord no longer knows whether there was one. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table discord_cards add column posting_since timestamptz`.execute(db)
}
