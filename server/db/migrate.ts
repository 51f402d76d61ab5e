/// <reference types="vite/types/importMeta.d.ts" />
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Kysely, Migrator, sql } from 'kysely'
import type { Connection } from './connect.ts'
import type { Schema } from './schema.ts'

interface Migration {
  readonly up: (db: Kysely<unknown>) => Promise<void>
  /** For what Postgres refuses in a transaction, such as an index that is built concurrently. */
  readonly withoutTransaction?: true
}
export type Migrations = Readonly<Record<string, Migration>>

const modules = import.meta.glob<Migration>('./migrations/*.ts', { eager: true })

/** By name, and in the order of their names. */
export const ownMigrations: Migrations = Object.fromEntries(
  Object.entries(modules).map(([path, migration]) => [basename(path, '.ts'), migration]),
)

export const executedMigrations = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Refuses a database with migrations that this version does not know, before anything in it changes. */
const refuseUnknownLayout = (
  executed: readonly string[],
  known: Migrations,
  { dataLocation, embedded }: Connection,
): void => {
  if (executed.every((name) => Object.hasOwn(known, name))) return
  throw new Error(
    `The database in ${dataLocation} was made by another version of CrewBeacon and was left as it is. Start that version, or ` +
      (embedded ? 'move the folder away and start with an empty one.' : 'set it to an empty database.'),
  )
}

const lockId = 4_270_001
const lockRetryMs = 200

/**
 * One node at a time. The others ask again and again instead of waiting inside a statement: an index that is built
 * concurrently waits for all statements that run, and would wait for theirs forever.
 */
const withLock = async (db: Kysely<Schema>, work: () => Promise<void>): Promise<void> => {
  const tryLock = sql`select where pg_try_advisory_lock(${sql.lit(lockId)})`
  while ((await tryLock.execute(db)).rows.length === 0) await setTimeout(lockRetryMs)
  try {
    await work()
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(db)
  }
}

const lockTimeoutMs = 2_000

/**
 * A change of a table waits for every transaction that reads it, such as a backup, and everyone else waits behind it.
 * So it times out before their statements do, and the server tries again later. What runs without a transaction blocks
 * no one.
 */
const withLockTimeout = (migrations: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up, withoutTransaction }]) => {
      if (withoutTransaction) return [name, { up }]
      const upInTime = async (db: Kysely<unknown>): Promise<void> => {
        await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db)
        await up(db)
      }
      return [name, { up: upInTime }]
    }),
  )

/** Safe when several nodes start together. Each migration has a transaction of its own, or none. */
export const migrate = (connection: Connection, migrations = ownMigrations): Promise<void> =>
  connection.withoutTimeouts((db) =>
    db.connection().execute((db) =>
      withLock(db, async () => {
        const executed = await executedMigrations(db)
        refuseUnknownLayout(executed, migrations, connection)
        for (const [name, { withoutTransaction = false }] of Object.entries(migrations)) {
          if (executed.includes(name)) continue
          const { error } = await new Migrator({
            db,
            provider: { getMigrations: async () => withLockTimeout(migrations) },
            disableTransactions: withoutTransaction,
          }).migrateTo(name)
          if (error) throw error
        }
        await connection.storeTimeouts(db)
      }),
    ),
  )
