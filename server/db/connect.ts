import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { offerCopies } from './folder-copies.ts'
import { lockFolder } from './folder-lock.ts'
import { type ChannelListener, listenOnPostgres } from './listen.ts'
import { neverPrepare, prepareMarked } from './prepared.ts'
import type { Schema } from './schema.ts'
import { closeAfterTimeout, setRoleTimeouts, type Timeouts, timeouts, unsetTimeouts } from './timeouts.ts'
import { wrapQuery } from './wrap-query.ts'

const [bigint, numeric] = [20, 1700]
// They arrive as text otherwise. Nothing here counts past 2^53, and the only decimals are shares in tenths of a percent.
pg.types.setTypeParser(bigint, Number)
pg.types.setTypeParser(numeric, Number)

export interface Connection {
  readonly db: Kysely<Schema>
  readonly pool: pg.Pool
  readonly embedded: boolean
  /** Receives what is notified on a channel. Returns the function that stops it. */
  readonly listen: (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>
  /** Where the data is, for messages to the operator. */
  readonly dataLocation: string
  /** For work that may take minutes, such as changing a large table. */
  readonly withoutTimeouts: (work: (db: Kysely<Schema>) => Promise<void>) => Promise<void>
  /** Part of migrating: what `pool` cannot set by itself is set in the database. */
  readonly storeTimeouts: (db: Kysely<Schema>) => Promise<void>
  close(): Promise<void>
}

const overPool = (pool: pg.Pool, log: Log) => {
  // Without a handler the process dies when Postgres restarts.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

const poolFor = (url: string, config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    ...config,
  })
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    closeAfterTimeout(client)
  })
  return pool
}

const maxConnections = 10

/** Compiling a statement takes Postgres longer than any of ours takes to run. */
const neverCompile = { options: '-c jit=off' }

/** A session of its own, at an address without PgBouncer. The role may have timeouts: `setRoleTimeouts` stores them. */
const withoutTimeoutsAt =
  (url: string, log: Log): Connection['withoutTimeouts'] =>
  async (work) => {
    const pool = poolFor(url, {
      max: 1,
      onConnect: async (client) => void (await client.query(unsetTimeouts)),
    })
    const db = overPool(pool, log)
    await work(db).finally(() => db.destroy())
  }

const onServer = (pool: pg.Pool, log: Log) => {
  const db = overPool(pool, log)
  return { db, pool, embedded: false, dataLocation: 'DATABASE_URL', close: () => db.destroy() }
}

export const connectToPostgres = (url: string, log: Log, limits: Timeouts = timeouts): Connection => {
  const pool = poolFor(url, { max: maxConnections, ...neverCompile, ...limits })
  pool.on('connect', (client) => wrapQuery(client, prepareMarked))
  return {
    ...onServer(pool, log),
    listen: listenOnPostgres(url, log),
    withoutTimeouts: withoutTimeoutsAt(url, log),
    storeTimeouts: async () => undefined,
  }
}

/** As little as makes the primary answer instead. */
const replicaTimeoutMs = 1_000

/**
 * For statements that only read. Through PgBouncer the timeouts are those of the role, which the replica has from the
 * primary. `interrupt` fails what is running, for a replica that hangs.
 */
export const connectToReplica = (url: string, isPooled: boolean) => {
  const pool = poolFor(url, {
    max: maxConnections,
    ...(isPooled ? { query_timeout: timeouts.query_timeout } : { ...neverCompile, ...timeouts }),
    connectionTimeoutMillis: replicaTimeoutMs,
  })
  pool.on('connect', (client) => wrapQuery(client, isPooled ? neverPrepare : prepareMarked))
  // The code that follows the replica notices it.
  pool.on('error', () => undefined)
  const busy = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => busy.add(client))
  pool.on('release', (_error, client) => busy.delete(client))
  const interrupt = (): void => {
    for (const client of busy) client.end().catch(() => undefined)
  }
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool, interrupt }
}

/** One connection for probes, which do not wait behind the statements of visitors. */
export const connectForProbes = (url: string): pg.Pool => {
  const pool = poolFor(url, {
    max: 1,
    connectionTimeoutMillis: replicaTimeoutMs,
    query_timeout: replicaTimeoutMs,
  })
  pool.on('error', () => undefined)
  return pool
}

/** Through PgBouncer in transaction mode, and past it at `directUrl` where a session is needed. */
export const connectThroughPgBouncer = (
  url: string,
  directUrl: string,
  log: Log,
  limits: Timeouts = timeouts,
): Connection => {
  const pool = poolFor(url, { max: maxConnections, query_timeout: limits.query_timeout })
  pool.on('connect', (client) => wrapQuery(client, neverPrepare))
  return {
    ...onServer(pool, log),
    listen: listenOnPostgres(directUrl, log),
    withoutTimeouts: withoutTimeoutsAt(directUrl, log),
    storeTimeouts: async (direct) => {
      await setRoleTimeouts(direct, limits)
      const { rows } = await pool.query(`select current_setting('statement_timeout') as limit`)
      if (rows[0]?.limit === '0')
        log.warn(
          {},
          'Statements through DATABASE_URL have no time limit: restart PgBouncer, or let both addresses use one role.',
        )
    },
  }
}

/** Made by the build; without one, as in development, the engine makes it itself. */
const emptyDatabase = fileURLToPath(new URL('./empty-database.tar.gz', import.meta.url))

const filledFrom = (folder: string): { loadDataDir?: Blob } =>
  existsSync(join(folder, 'PG_VERSION')) || !existsSync(emptyDatabase)
    ? {}
    : { loadDataDir: new Blob([readFileSync(emptyDatabase)], { type: 'application/gzip' }) }

/** In the folder, or in memory without one. */
export const openPglite = (folder?: string): Promise<PGlite> =>
  PGlite.create({
    ...(folder !== undefined && { dataDir: folder, ...filledFrom(folder) }),
    extensions: { fuzzystrmatch, pg_trgm },
  })

export const connectToPglite = (pglite: PGlite, log: Log, dataLocation = 'memory'): Connection => {
  const pool = new pg.Pool(createPgConfig(pglite))
  const db = overPool(pool, log)
  return {
    db,
    pool,
    embedded: true,
    dataLocation,
    withoutTimeouts: (work) => work(db),
    storeTimeouts: async () => undefined,
    listen: (channel, { onPayload }) => pglite.listen(channel, onPayload),
    close: async () => {
      await db.destroy()
      await pglite.close()
    },
  }
}

export const embeddedFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'database')

const openEmbedded = async (config: Config, log: Log): Promise<Connection> => {
  const folder = embeddedFolder(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(config.dataDir, 0o700)
  const unlock = await lockFolder(folder)
  if (config.production) {
    log.warn({}, 'The embedded database does not sync to disk: a power cut may lose the last writes.')
  }
  let pool: pg.Pool | undefined
  const stopCopies = await offerCopies(folder, () => pool, log)
  const release = async () => {
    await stopCopies()
    await unlock()
  }
  try {
    const connection = connectToPglite(await openPglite(folder), log, folder)
    pool = connection.pool
    return {
      ...connection,
      close: async () => {
        pool = undefined
        await connection.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

export const connect = async (config: Config, log: Log): Promise<Connection> => {
  const { databaseUrl, databaseDirectUrl } = config
  if (databaseUrl === undefined) return openEmbedded(config, log)
  return databaseDirectUrl === undefined
    ? connectToPostgres(databaseUrl, log)
    : connectThroughPgBouncer(databaseUrl, databaseDirectUrl, log)
}
