/** Work that outlives its request: stored in the database, run once by one of the nodes. */
import { CompiledQuery, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Connection } from '#server/db/connect.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'
import type { WaitingJobs } from '#server/metrics/serve.ts'
import { expireInSeconds, type QueuedJob, queuesOf, startWorkers } from './workers.ts'

/** What its sender has to know of a job. `run` is missing where another slice has it; it gives the data their type. */
export interface SentJob<Data extends object> {
  readonly queue: string
  readonly name: string
  readonly run?: (ctx: never, data: Data) => Promise<void>
}

export interface JobQueue {
  /** Part of the transaction that `ctx` holds: no commit, no job. */
  send<Data extends object>(
    ctx: { readonly db: Kysely<Schema> },
    job: SentJob<Data>,
    data: Data,
    startAfter?: Date,
  ): Promise<void>
  /** In one statement, however many there are. */
  sendAll<Data extends object>(
    ctx: { readonly db: Kysely<Schema> },
    job: SentJob<Data>,
    data: readonly Data[],
    startAfter?: Date,
  ): Promise<void>
  /** Makes it possible to send jobs to these queues. They wait for a node that has started them. */
  open(queues: readonly { readonly queue: string }[]): Promise<void>
  /** Can be called again after it has failed, for instance because the database was away. */
  start<Ctx>(jobs: readonly QueuedJob<Ctx, never>[], createContext: () => Ctx): Promise<void>
  /** Begins no more jobs, and waits for those in progress. Jobs can still be sent. */
  stop(): Promise<void>
  /** By queue, also those that nothing waits in. */
  listWaiting(): Promise<readonly WaitingJobs[]>
}

const daySeconds = 24 * 60 * 60

const jobOptions = {
  retryLimit: 12,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds,
  // Once it is done or given up. Jobs of mails hold addresses, also of players who have deleted their account.
  deleteAfterSeconds: daySeconds,
}

/** Jobs that depend on other jobs, of which there are none. */
const flowIntervalSeconds = daySeconds

/** How late a recurring job may be. */
const cronWorkerIntervalSeconds = 10

/** After that, jobs in progress count as failed and run again elsewhere. Less than the server takes to stop at most. */
const stopMs = 12_000

interface Options {
  /** For a node that starts jobs. Without it, it polls for them. */
  readonly listen?: Connection['listen']
  /** Whether recurring jobs are run when they are due. */
  readonly followsClock?: boolean
  /** How late a retry may be, or a job that is due later. At least two. */
  readonly pollSeconds?: number
}

/** In the form that the library wants. */
const listenWith =
  (listen: Connection['listen']): NonNullable<Db['listen']> =>
  async (channel, onPayload, onGap) => ({ close: await listen(channel, { onPayload, onGap }) })

export const createJobQueue = (
  pool: Pool,
  log: Log,
  { listen, followsClock = true, pollSeconds = 10 }: Options = {},
): JobQueue => {
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    ...(listen && { listen: listenWith(listen) }),
  }
  const boss = new PgBoss({
    db,
    schedule: followsClock,
    useListenNotify: listen !== undefined,
    flowIntervalSeconds,
    cronWorkerIntervalSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  let isStarted = false
  let isWorking = false

  const sendAll: JobQueue['sendAll'] = async (ctx, job, data, startAfter) => {
    const executeSql = async (text: string, values: unknown[] = []) => {
      const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    }
    const { queue, name } = job
    const jobs = data.map((each) => ({
      ...jobOptions,
      data: { job: name, ...each },
      ...(startAfter && { startAfter }),
    }))
    await boss.insert(queue, jobs, { db: { executeSql } })
  }

  const open: JobQueue['open'] = async (queues) => {
    await boss.start()
    isStarted = true
    for (const queue of queuesOf(queues)) {
      await boss.createQueue(queue, { notify: true })
      // Inserting nothing makes it known from now on: looked up in the middle of a transaction, it would wait for a
      // second connection, and the embedded engine has only one.
      await boss.insert(queue, [])
    }
  }

  return {
    open,
    send: (ctx, job, data, startAfter) => sendAll(ctx, job, [data], startAfter),
    sendAll,
    async start(jobs, createContext) {
      await open(jobs)
      for (const { queue, name, cron } of jobs)
        if (cron) await boss.schedule(queue, cron, { job: name }, { key: name })
      // The clock would go on sending jobs of a release before, which no node knows.
      for (const { name: queue, key } of await boss.getSchedules())
        if (!jobs.some((job) => job.cron && job.queue === queue && job.name === key))
          await boss.unschedule(queue, key)
      if (isWorking) return
      isWorking = true
      await startWorkers(boss, { jobs, createContext, pollSeconds, log })
    },
    async listWaiting() {
      // The rest of the condition is that of the index by which jobs are fetched.
      const { rows } = await pool.query<WaitingJobs>(`
        select queue.name as queue,
          count(job.id) as count,
          coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as "oldestSeconds"
        from pgboss.queue
        left join pgboss.job on job.name = queue.name and job.state < 'active' and not job.blocked
        group by queue.name
      `)
      return rows
    },
    async stop() {
      if (isStarted) await boss.stop({ graceful: true, timeout: stopMs })
    },
  }
}
