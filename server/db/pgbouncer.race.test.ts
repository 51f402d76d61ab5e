/** What PgBouncer in transaction mode does not pass on is kept off the connections that go through it. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimits } from '#server/http/limits/limits.ts'
import { createDatabase, silent } from '#server/testing/database.ts'
import { type Connection, connectThroughPgBouncer, connectToPostgres } from './connect.ts'
import { migrate } from './migrate.ts'
import { prepared } from './prepared.ts'

let url: string
let connection: Connection

beforeAll(async () => {
  url = await createDatabase()
  connection = connectThroughPgBouncer(url, url, silent)
  await migrate(connection)
})
afterAll(() => connection.close())

const settings = sql<{ statement: string; lock: string; idle: string }>`
  select
    current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle
`

test('Postgres keeps the timeouts of every session of the role, without being told at connect', async () => {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  const { rows } = await session.query('show statement_timeout').finally(() => session.end())
  expect(rows).toEqual([{ statement_timeout: '4s' }])
  const pooled = await settings.execute(connection.db)
  expect(pooled.rows).toEqual([{ statement: '4s', lock: '3s', idle: '10s' }])
})

test('migrations have no timeouts after the role got its own, even if the site no longer uses PgBouncer', async () => {
  const direct = connectToPostgres(url, silent)
  try {
    for (const { withoutTimeouts } of [connection, direct]) {
      await withoutTimeouts(async (db) => {
        const { rows } = await settings.execute(db)
        expect(rows).toEqual([{ statement: '0', lock: '0', idle: '0' }])
      })
    }
  } finally {
    await direct.close()
  }
})

test('no statement has a name, neither one of ours nor one of the limits', async () => {
  const { db, pool } = connection
  const limits = createLimits(pool, 1)
  for (let round = 0; round < 3; round += 1) {
    await sql`${prepared} select ${round}::int`.execute(db)
    await limits.spend('reportByPlayer', 'somebody')
  }
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const names = await Promise.all(
    clients.map((client) => client.query('select name from pg_prepared_statements')),
  )
  for (const client of clients) client.release()
  expect(names.flatMap(({ rows }) => rows)).toEqual([])
})
