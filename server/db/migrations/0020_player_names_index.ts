/** The indexes of players' names, now of the column. Those before it were in no release. It may run again. */
import { type Kysely, sql } from 'kysely'

export const withoutTransaction = true

const batch = 1_000

/** In small steps, so that nobody waits long for a player. The trigger does it. */
const writeNames = async (db: Kysely<unknown>): Promise<void> => {
  for (let afterId = 0; ; ) {
    const { rows } = await sql<{ last: number | null }>`
      with written as (
        update users set username = username
        where id in (select id from users where id > ${afterId} order by id limit ${batch})
        returning id
      )
      select max(id) as last from written
    `.execute(db)
    const last = rows[0]?.last
    if (!last) break
    afterId = last
  }
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await writeNames(db)
  await sql`drop index concurrently if exists users_names`.execute(db)
  await sql`
    create index concurrently users_names on users using gin (names_text gin_trgm_ops)
    where deleted_at is null
  `.execute(db)
  await sql`drop index concurrently if exists users_whole_names`.execute(db)
  await sql`
    create index concurrently users_whole_names on users using gin (string_to_array(names_text, e'\\n'))
    where deleted_at is null
  `.execute(db)
  await sql`
    drop function if exists
      player_names(username text, display_name text, citizen_id text, organisation text)
  `.execute(db)
}
