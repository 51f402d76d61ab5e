/** Holds a crew as a slow request would, so that others queue up for it in the order a test wants. Postgres only. */
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Connection } from '#server/db/connect.ts'

interface HeldCrew {
  /** Until so many wait for a lock. */
  untilWaiting(count: number): Promise<void>
  release(): Promise<void>
}

export const holdCrew = async ({ db }: Connection, crewId: number): Promise<HeldCrew> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let over: Promise<void> | undefined
  await new Promise<void>((held, failed) => {
    over = db.transaction().execute(async (db) => {
      await db.selectFrom('crews').select('id').where('id', '=', crewId).forUpdate().execute()
      held()
      await released
    })
    over.catch(failed)
  })
  return {
    untilWaiting: (count) =>
      vi.waitFor(
        async () => {
          const { rows } = await sql<{ waiting: number }>`
            select count(*) as waiting
            from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
          `.execute(db)
          if (rows[0]?.waiting !== count) throw new Error(`${rows[0]?.waiting} wait`)
        },
        { timeout: 8_000, interval: 10 },
      ),
    release: async () => {
      release()
      await over
    },
  }
}

/** The answers to requests that all want the crew and get it one after the other. */
export const inTurn = async <T>(
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
