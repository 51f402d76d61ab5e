/** A migrated database for tests: the engine by TEST_ENGINE, one for each worker. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, connectToPglite, connectToPostgres, openPglite } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { recordHistory } from './history.ts'

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const onPostgres = process.env.TEST_ENGINE === 'postgres'

/** The address of something in between, which passes everything on to Postgres. */
export type Through = (url: URL) => Promise<URL>

export interface TestDatabase {
  readonly connection: Connection
  /** A connection of its own to the same database, as another node has it. Postgres only. */
  readonly connectAgain: (through?: Through) => Promise<Connection>
  readonly close: () => Promise<void>
}

const openPostgres = async (): Promise<TestDatabase> => {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl) throw new Error('TEST_POSTGRES_URL is not set')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const connection = connectToPostgres(url.href, silent)
  return {
    connection,
    connectAgain: async (through = async (url) => url) =>
      connectToPostgres((await through(url)).href, silent),
    close: connection.close,
  }
}

// A new embedded database costs seconds, so the files of a worker share one and never close it.
let embedded: Promise<Connection> | undefined

const openEmbedded = async (): Promise<TestDatabase> => {
  embedded ??= openPglite().then((pglite) => connectToPglite(pglite, silent))
  return {
    connection: await embedded,
    connectAgain: () => {
      throw new Error('The embedded database has one connection')
    },
    close: async () => undefined,
  }
}

export const openTestDatabase = async (): Promise<TestDatabase> => {
  const database = await (onPostgres ? openPostgres() : openEmbedded())
  await migrate(database.connection)
  await recordHistory(database.connection)
  return database
}

/** Empties every table of ours and the queue. */
export const emptyTables = async ({ db }: Connection): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db)
  await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} restart identity cascade`.execute(db)
  await sql`delete from pgboss.job`.execute(db)
}
