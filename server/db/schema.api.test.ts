/** On Postgres only, for its pg_dump. */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase, silent } from '#server/testing/database.ts'
import { dumpSchema } from '#server/testing/schema-dump.ts'
import { connectToPostgres } from './connect.ts'
import { migrate } from './migrate.ts'

const migrateDatabase = async (url: string): Promise<void> => {
  const connection = connectToPostgres(url, silent)
  await migrate(connection).finally(connection.close)
}

/** `npm run schema` writes the file. */
test('schema.sql shows the schema that the migrations make', async () => {
  const url = await createDatabase()
  await migrateDatabase(url)
  await expect(await dumpSchema(url)).toMatchFileSnapshot('schema.sql')
})

const folder = new URL('releases/', import.meta.url)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const releases = readdirSync(folder)

test('this version has a dump of its own, for the tests of later ones', () => {
  expect(releases).toContain(`${version}.sql`)
})

test.each(releases)('a database of %s gets the schema of today, and keeps its rows', async (release) => {
  const url = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync(new URL(release, folder), 'utf8'))
    await migrateDatabase(url)
    const { rows } = await client.query(
      `select title, username, search_text like '% leader%\n%halo%' as is_found
       from crews join users on users.id = author_id`,
    )
    expect(rows).toEqual([{ title: 'Halo run', username: 'leader', is_found: true }])
  } finally {
    await client.end()
  }
  expect(await dumpSchema(url)).toBe(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'))
})
