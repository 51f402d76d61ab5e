/** The built programs on a database that another version has made. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Connection, connectToPglite, connectToPostgres, openPglite } from '#server/db/connect.ts'
import { type Migrations, migrate, ownMigrations } from '#server/db/migrate.ts'
import { createDatabase, silent } from '#server/testing/database.ts'
import { freePort } from '#server/testing/programs/free-port.ts'

const built = fileURLToPath(new URL('../dist/server/', import.meta.url))

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crewbeacon-other-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** As a version before left it: it began like ours, and went on otherwise. */
const otherMigrations: Migrations = {
  ...Object.fromEntries(Object.entries(ownMigrations).slice(0, 2)),
  '0006_confirmed_addresses': {
    up: async (db) => {
      await sql`create table confirmed_addresses (id integer)`.execute(db)
    },
  },
}

/** What the database has in it, from its schemas to the names of its migrations. */
const contentOf = async ({ db }: Connection): Promise<unknown> => {
  const { rows } = await sql`
    select nspname as schema, array_agg(relname::text order by relname) as relations,
      (select array_agg(name || timestamp order by name) from kysely_migration) as migrations
    from pg_namespace
    left join pg_class on relnamespace = pg_namespace.oid
    where nspname not like 'pg\\_%' and nspname <> 'information_schema'
    group by nspname
    order by nspname
  `.execute(db)
  return rows
}

const isPrepared = async (connection: Connection): Promise<unknown> => {
  await migrate(connection, otherMigrations)
  return contentOf(connection)
}

/** Ends by itself, or after a minute if it does start. */
const run = async (program: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
  const options = {
    timeout: 60_000,
    env: { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: dataDir, ...env },
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(built, program), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

const refusal = (place: string, advice: string) => ({
  code: 1,
  stdout: '',
  stderr: `The database in ${place} was made by another version of CrewBeacon and was left as it is. Start that version, or ${advice}\n`,
})

test.each([
  ['the server', 'main.js', []],
  ['a command', 'admin.js', ['list']],
])('%s refuses a Postgres of another version in one line and changes nothing', async (_, program, args) => {
  const url = await createDatabase()
  const connection = connectToPostgres(url, silent)
  try {
    const before = await isPrepared(connection)
    expect(await run(program, args, { DATABASE_URL: url })).toEqual(
      refusal('DATABASE_URL', 'set it to an empty database.'),
    )
    expect(await contentOf(connection)).toEqual(before)
    expect(await readdir(dataDir)).toEqual([])
  } finally {
    await connection.close()
  }
})

test('the server refuses a data folder of another version in one line and changes nothing', async () => {
  const folder = join(dataDir, 'database')
  const open = async () => connectToPglite(await openPglite(folder), silent)
  const first = await open()
  const before = await isPrepared(first)
  await first.close()
  expect(await run('main.js', [], {})).toEqual(
    refusal(folder, 'move the folder away and start with an empty one.'),
  )
  expect(await readdir(dataDir)).toEqual(['database'])
  const second = await open()
  expect(await contentOf(second)).toEqual(before)
  await second.close()
})
