/** On Postgres only, for its pg_dump. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase, silent } from '#server/testing/database.ts'
import { sampleRows } from '#server/testing/factories/sample-rows.ts'
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
const releases = existsSync(folder) ? readdirSync(folder) : []
/** Today's schema is what the next release dumps, so its file is tried with those of the releases. */
const dumps = ['schema.sql', ...releases.map((file) => `releases/${file}`)]

test('each release before this version has a dump', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const before = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].flatMap(([, release]) =>
    release === undefined || release === version ? [] : `${release}.sql`,
  )
  expect(releases).toEqual(expect.arrayContaining(before))
})

test.each(dumps)('a database made from %s gets the schema of today, and keeps its rows', async (file) => {
  const url = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync(new URL(file, import.meta.url), 'utf8'))
    await client.query(sampleRows)
    await migrateDatabase(url)
    const { rows } = await client.query(
      `select title, username from crews join users on users.id = author_id`,
    )
    expect(rows).toEqual([{ title: 'Halo run', username: 'leader' }])
  } finally {
    await client.end()
  }
  expect(await dumpSchema(url)).toBe(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'))
})
