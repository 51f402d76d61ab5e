import { sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { silentLog } from '#server/log.ts'
import { requireKnownMigrations } from './header.ts'
import { load, requireEmpty } from './load.ts'
import type { Print } from './progress.ts'
import { readSnapshot } from './snapshot.ts'

/** Jobs belong to queues, which the library makes itself. */
const listQueues = async ({ db }: Connection): Promise<{ queue: string }[]> => {
  const { rows: tables } = await sql`select where to_regclass('pgboss.queue') is not null`.execute(db)
  if (tables.length === 0) return []
  return (await sql<{ queue: string }>`select name as queue from pgboss.queue`.execute(db)).rows
}

const openQueues = async ({ pool }: Connection, queues: readonly { queue: string }[]): Promise<void> => {
  const queue = createJobQueue(pool, silentLog, { followsClock: false })
  await queue.open(queues).finally(queue.stop)
}

/**
 * The target takes the place of an embedded database, so it gets the mails and jobs that wait. Of a Postgres it is always a
 * copy, such as for a laptop: the site goes on with the source, which sends them.
 */
export const move = async (source: Connection, target: Connection, print: Print): Promise<void> => {
  const takesOver = source.embedded
  if (!takesOver) print('Making a copy, without the mails and jobs that wait')
  const queues = takesOver ? await listQueues(source) : []
  await readSnapshot(source, takesOver, async (snapshot) => {
    requireKnownMigrations(snapshot.header, `The database in ${source.dataLocation}`)
    await requireEmpty(target, snapshot.header)
    if (queues.length > 0) await openQueues(target, queues)
    await load(target, snapshot, print)
  })
}
