/** A schema as text: what pg_dump writes, without what differs from one server or run to the next. Postgres only. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'

/** Loading the text needs this one: functions come before the tables that they name. */
const neededSetting = 'SET check_function_bodies = false;'

const isNoise = (line: string): boolean =>
  /^(--|SET |SELECT pg_catalog\.set_config|\\(un)?restrict |CREATE SCHEMA public;)/.test(line) &&
  line !== neededSetting

const pgDump = (url: string): string => {
  const folder = process.env.TEST_POSTGRES_BIN
  if (!folder) throw new Error('TEST_POSTGRES_BIN is not set')
  const options = ['--schema-only', '--no-owner', '--no-privileges', '--no-comments', '--schema=public']
  const extensions = ['--extension=pg_trgm', '--extension=fuzzystrmatch']
  return execFileSync(join(folder, 'pg_dump'), [...options, ...extensions, url], { encoding: 'utf8' })
}

const executedMigrations = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  await client.end()
  return rows.map(({ name }) => name)
}

/** The migrations that made the schema are at its end, so that a database made from the text can be migrated. */
export const dumpSchema = async (url: string): Promise<string> => {
  const statements = pgDump(url)
    .split('\n')
    .filter((line) => !isNoise(line))
    .join('\n')
    .replaceAll(/\bpublic\./g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const names = (await executedMigrations(url)).map((name) => `    ('${name}', '2026-01-01T00:00:00.000Z')`)
  const insert = `INSERT INTO kysely_migration (name, "timestamp") VALUES\n${names.join(',\n')};`
  return `${statements}\n\n${insert}\n`
}
