// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { type Migrations, migrate, ownMigrations } from './migrate.ts'

const t = openTestApp()

const executed = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    t.connection.db,
  )
  return rows.map(({ name }) => name)
}

const forget = (name: string) =>
  sql`delete from kysely_migration where name = ${name}`.execute(t.connection.db)

test('a database of another version is refused in one line and left as it is', async () => {
  const { connection } = t
  const name = '0999_later'
  const known = await executed()
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-01-01')`.execute(
    connection.db,
  )
  try {
    await expect(migrate(connection)).rejects.toThrow(
      /^The database in .+ by another version .+ left as it is\. [^\n]+ empty [^\n]+$/,
    )
    expect(await executed()).toEqual([...known, name].sort())
  } finally {
    await forget(name)
  }
  await migrate(connection)
  expect(await executed()).toEqual(known)
})

test('a migration without a transaction builds an index concurrently', async () => {
  const { connection } = t
  const name = '9999_index'
  await migrate(connection, {
    ...ownMigrations,
    [name]: {
      withoutTransaction: true,
      up: async (db) => {
        await sql`create index concurrently built_concurrently on crews (updated_at)`.execute(db)
      },
    },
  })
  try {
    expect(await executed()).toContain(name)
    const { rows } = await sql`
      select from pg_index where indexrelid = 'built_concurrently'::regclass and indisvalid
    `.execute(connection.db)
    expect(rows).toHaveLength(1)
  } finally {
    await sql`drop index if exists built_concurrently`.execute(connection.db)
    await forget(name)
  }
})

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const { connection } = t
  const migrations: Migrations = {
    ...ownMigrations,
    '9998_good': {
      up: async (db) => {
        await sql`create table good (id integer)`.execute(db)
      },
    },
    '9999_bad': {
      up: async (db) => {
        await sql`create table bad (id integer)`.execute(db)
        throw new Error('Too bad')
      },
    },
  }
  await expect(migrate(connection, migrations)).rejects.toThrow('Too bad')
  try {
    const { rows } = await sql`
      select to_regclass('good')::text as good, to_regclass('bad')::text as bad
    `.execute(connection.db)
    expect(rows).toEqual([{ good: 'good', bad: null }])
    expect((await executed()).at(-1)).toBe('9998_good')
  } finally {
    await sql`drop table if exists good`.execute(connection.db)
    await forget('9998_good')
  }
})
