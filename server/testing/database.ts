/** A migrated database for tests, one for each worker; TEST_ENGINE names the engine. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, connectToPglite, connectToPostgres, openPglite } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Replica } from '#server/db/replica.ts'
import { type Timeouts, timeouts } from '#server/db/timeouts.ts'
import { recordHistory } from '#server/testing/factories/history.ts'

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** On a busy machine a test may take longer than a player should wait. */
const longTimeouts: Timeouts = {
  statement_timeout: 40_000,
  lock_timeout: 30_000,
  query_timeout: 45_000,
  idle_in_transaction_session_timeout: 60_000,
}

const onPostgres = process.env.TEST_ENGINE === 'postgres'

/** The address of something in between, which passes everything on to Postgres. */
export type Through = (url: URL) => Promise<URL>

export interface TestDatabase {
  readonly connection: Connection
  /** Another connection to the same database, as a second node has it. Postgres only. */
  readonly connectAgain: (through?: Through) => Promise<Connection>
  /** Where there is a replica: what a node knows of it. */
  readonly followReplica?: (maxLagMs?: number) => Replica | undefined
  /** Deletes the rows of all tables. */
  readonly empty: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A new, empty database, by default on the server of the test run. */
export const createDatabase = async (serverUrl = process.env.TEST_POSTGRES_URL): Promise<string> => {
  if (!serverUrl) throw new Error('TEST_POSTGRES_URL is not set')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const createPostgres = async (serverUrl?: string): Promise<string> => {
  const url = await createDatabase(serverUrl)
  const connection = connectToPostgres(url, silent, longTimeouts)
  await prepare(connection)
  await connection.close()
  return url
}

const createEmbedded = async (): Promise<Connection> => {
  const connection = connectToPglite(await openPglite(), silent)
  await prepare(connection)
  return connection
}

const prepare = async (connection: Connection): Promise<void> => {
  await migrate(connection)
  await recordHistory(connection)
  await addEmptying(connection)
}

/** Deletes every row of ours and of the queue. For the few rows of a test this is ten times as fast as truncating. */
const addEmptying = async ({ db }: Connection): Promise<void> => {
  const { rows } = await sql<{ deletions: string }>`
    select string_agg(format('delete from %I.%I;', schemaname, tablename), ' ') as deletions
    from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db)
  await sql`
    create function test_empty_tables() returns void language plpgsql as $$
    begin
      ${sql.raw(rows[0]?.deletions ?? '')}
      -- The first node of all creates the queue.
      if to_regclass('pgboss.job') is not null then
        delete from pgboss.job;
      end if;
      perform setval(format('%I.%I', schemaname, sequencename), 1, false)
      from pg_sequences
      where schemaname = 'public';
    end $$
  `.execute(db)
}

/**
 * As a replica, it fires no triggers and checks no foreign keys. On a connection of its own: one that changes its role
 * forgets its plans.
 */
const emptierAt = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 1, options: '-c session_replication_role=replica' })
  // Some tests stop their Postgres.
  pool.on('error', () => undefined)
  return pool
}

// Creating and migrating a database takes seconds, so the files that a worker runs share one.
let postgres: Promise<string> | undefined
let embedded: Promise<Connection> | undefined

// They share its connections too: a new one has to read the catalogue and to plan the prepared statements first.
const connections = new Map<Timeouts, TestDatabase>()

const openPostgres = async (limits: Timeouts): Promise<TestDatabase> => {
  postgres ??= createPostgres()
  const url = await postgres
  const database = connections.get(limits) ?? openPostgresAt(url, limits)
  connections.set(limits, database)
  return { ...database, close: async () => undefined }
}

/** A migrated database on a server of its own. */
export const openDatabaseOn = async (serverUrl: string) => {
  const url = await createPostgres(serverUrl)
  return { url, database: openPostgresAt(url, longTimeouts) }
}

const openPostgresAt = (url: string, limits: Timeouts): TestDatabase => {
  const connection = connectToPostgres(url, silent, limits)
  const emptier = emptierAt(url)
  return {
    connection,
    connectAgain: async (through = async (url) => url) =>
      connectToPostgres((await through(new URL(url))).href, silent, limits),
    empty: async () => void (await emptier.query('select test_empty_tables()')),
    close: async () => {
      await emptier.end()
      await connection.close()
    },
  }
}

const openEmbedded = async (): Promise<TestDatabase> => {
  embedded ??= createEmbedded()
  const connection = await embedded
  return {
    connection,
    empty: async () => {
      await sql`
        do $$
        begin
          set local session_replication_role = replica;
          perform test_empty_tables();
        end $$
      `.execute(connection.db)
    },
    connectAgain: () => {
      throw new Error('The embedded database has one connection')
    },
    close: async () => undefined,
  }
}

/** With `hasProductionTimeouts` the database has as little time as in production. */
export const openTestDatabase = ({ hasProductionTimeouts = false } = {}): Promise<TestDatabase> =>
  onPostgres ? openPostgres(hasProductionTimeouts ? timeouts : longTimeouts) : openEmbedded()
