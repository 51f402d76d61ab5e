/** Locks a crew like a slow request, so that others queue for it in the order that a test wants. Postgres only. */
import { sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'
import type { Schema } from '#server/db/schema.ts'
import { eventually } from './eventually.ts'

/** Resolves when this many requests wait for a lock. */
export const untilWaiting = ({ db }: Connection, count: number): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting
        from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
    if (rows[0]?.waiting !== count) throw new Error(`${rows[0]?.waiting} requests wait`)
  })

interface Held {
  /** Resolves when this many requests wait for a lock. */
  untilWaiting(count: number): Promise<void>
  release(): Promise<void>
}

const hold = async (
  connection: Connection,
  lock: (db: Connection['db']) => Promise<unknown>,
): Promise<Held> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let transaction: Promise<void> | undefined
  await new Promise<void>((held, failed) => {
    transaction = connection.db.transaction().execute(async (db) => {
      await lock(db)
      held()
      await released
    })
    transaction.catch(failed)
  })
  return {
    untilWaiting: (count) => untilWaiting(connection, count),
    release: async () => {
      release()
      await transaction
    },
  }
}

export const holdCrew = (connection: Connection, crewId: number): Promise<Held> =>
  hold(connection, (db) => db.selectFrom('crews').select('id').where('id', '=', crewId).forUpdate().execute())

/** Everyone who reads the table has to wait. */
export const holdTable = (connection: Connection, table: keyof Schema): Promise<Held> =>
  hold(connection, (db) => sql`lock table ${sql.table(table)} in access exclusive mode`.execute(db))

/** Sends requests that all lock the crew, and returns their answers in order. */
export const sendInOrder = async <T>(
  connection: Connection,
  crewId: number,
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const crew = await holdCrew(connection, crewId)
  const answers: Promise<T>[] = []
  try {
    for (const request of requests) {
      answers.push(request())
      await crew.untilWaiting(answers.length)
    }
  } finally {
    await crew.release()
  }
  return Promise.all(answers)
}
