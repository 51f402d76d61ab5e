/** A verified handle is the citizen id that it was verified for: with another one the badge and an open request end. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** What `verified_handle` becomes in the statement that sets the citizen id. */
export const verifiedHandleWith = (citizenId: string | null): RawBuilder<string | null> =>
  sql`case when citizen_id = ${citizenId}::text then verified_handle end`

/** After that statement, in the same transaction. A refusal stays: changing the citizen id does not shorten the wait. */
export const endOutdatedProof = async (db: Kysely<Schema>, userId: number): Promise<void> => {
  await sql`
    delete from handle_proofs
    using users
    where users.id = user_id
      and user_id = ${userId}
      and status <> 'declined'
      and handle is distinct from citizen_id
  `.execute(db)
}
