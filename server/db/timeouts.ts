/** How long the database may take. */
import { type Kysely, sql } from 'kysely'
import type { PoolClient } from 'pg'
import { isQueryTimeout } from './failures.ts'
import type { Schema } from './schema.ts'
import { wrapQuery } from './wrap-query.ts'

/** In milliseconds. */
export interface Timeouts {
  readonly statement_timeout: number
  readonly lock_timeout: number
  readonly query_timeout: number
  readonly idle_in_transaction_session_timeout: number
}

/**
 * Postgres cancels what takes too long and rolls it back, so that an error means that nothing was written. Only when
 * Postgres itself hangs does the client give up first, a little later.
 */
export const timeouts: Timeouts = {
  statement_timeout: 4_000,
  // Also inside COMMIT, where Postgres no longer heeds the limit above.
  lock_timeout: 3_000,
  query_timeout: 4_500,
  idle_in_transaction_session_timeout: 10_000,
}

/** Those that Postgres keeps. */
const serverTimeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const

/**
 * Makes them the defaults of our role in our database. PgBouncer refuses connections that bring them along, and one
 * that sets them later would set them for the next client that gets the same session.
 */
export const setRoleTimeouts = async (db: Kysely<Schema>, limits: Timeouts): Promise<void> => {
  const { rows } = await sql<{ name: keyof Timeouts; reset_val: string; database: string }>`
    select name, reset_val, current_database() as database
    from pg_settings
    where name in (${sql.join(serverTimeouts)})
  `.execute(db)
  for (const { name, reset_val, database } of rows) {
    if (Number(reset_val) === limits[name]) continue
    await sql`
      alter role current_user in database ${sql.id(database)} set ${sql.id(name)} = ${sql.lit(limits[name])}
    `.execute(db)
  }
}

/** For a session that does not go through PgBouncer. */
export const unsetTimeouts = serverTimeouts.map((name) => `set ${name} = 0`).join('; ')

/** A query that timed out is still running: whatever is sent on the same connection would wait behind it. */
export const closeAfterTimeout = (client: PoolClient): void =>
  wrapQuery(client, {
    begin: () => (error) => {
      // With a query in progress this drops the connection immediately.
      if (isQueryTimeout(error)) client.end().catch(() => undefined)
    },
  })
