import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase, silent } from '#server/testing/database.ts'
import { connectToPostgres } from './connect.ts'
import { isDatabaseAway, isLockTimeout } from './failures.ts'
import { type Migrations, migrate, ownMigrations } from './migrate.ts'

const migrations: Migrations = {
  ...ownMigrations,
  '9999_index': {
    withoutTransaction: true,
    up: async (db) => {
      await sql`create index concurrently built_concurrently on crews (updated_at)`.execute(db)
    },
  },
}

test('nodes that start together migrate once, also while an index is built concurrently', async () => {
  const url = await createDatabase()
  const observer = connectToPostgres(url, silent)
  const nodes = [1, 2, 3].map(() => connectToPostgres(url, silent))
  try {
    await Promise.all(nodes.map((node) => migrate(node, migrations)))
    const { rows } = await sql`
      select from pg_index where indexrelid = 'built_concurrently'::regclass and indisvalid
    `.execute(observer.db)
    expect(rows).toHaveLength(1)
  } finally {
    for (const node of [...nodes, observer]) await node.close()
  }
})

test('a migration does not lock everybody out while a backup reads the table', async () => {
  const url = await createDatabase()
  const [reader, node] = [connectToPostgres(url, silent), connectToPostgres(url, silent)]
  const table: Migrations = {
    '0001_table': { up: async (db) => void (await sql`create table slow (id integer)`.execute(db)) },
  }
  const column: Migrations = {
    ...table,
    '0002_column': { up: async (db) => void (await sql`alter table slow add name text`.execute(db)) },
  }
  try {
    await migrate(node, table)
    await reader.db.transaction().execute(async (db) => {
      await sql`select from slow`.execute(db)
      const refused = await migrate(node, column).catch((error: unknown) => error)
      // The server tries again, and does not listen until then.
      expect([isDatabaseAway(refused), isLockTimeout(refused)]).toEqual([true, true])
      // Nothing waits that others would have to wait for.
      await sql`insert into slow values (1)`.execute(node.db)
    })
    await migrate(node, column)
    expect((await sql`select id, name from slow`.execute(node.db)).rows).toEqual([{ id: 1, name: null }])
  } finally {
    for (const connection of [reader, node]) await connection.close()
  }
})
