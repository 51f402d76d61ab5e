import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase, silent } from '#server/testing/database.ts'
import { connectToPostgres } from './connect.ts'
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
