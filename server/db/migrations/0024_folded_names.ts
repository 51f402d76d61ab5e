import { type Kysely, sql } from 'kysely'

/** Usernames as `foldName` of the contract reads them: who chooses a name that looks like one of them is refused. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index users_folded_name on users ((
      replace(replace(translate(lower(username collate "C"), '01i_-', 'oll'), 'rn', 'm'), 'vv', 'w')
    )) where deleted_at is null
  `.execute(db)
}
