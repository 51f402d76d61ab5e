/** Work that outlives its request: stored in the database, run once by one of the nodes. */
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { isDatabaseAway } from '#server/db/failures.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'
import type { WaitingJobs } from '#server/metrics/serve.ts'

/** The queue does not care what `Ctx` is; features define their jobs with job.ts. */
export interface QueuedJob<Ctx, Data extends object> {
  readonly name: string
  readonly run: (ctx: Ctx, data: Data) => Promise<void>
  /** For a job that runs by itself: a cron expression in UTC. */
  readonly cron?: string
}

/** What its sender has to know of a job. `run` is missing where another slice has it; it gives the data their type. */
export interface SentJob<Data extends object> {
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
  /** Makes it possible to send these jobs. They wait for a node that has started them. */
  open(jobs: readonly { readonly name: string }[]): Promise<void>
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
  expireInSeconds: 120,
  // Once it is done or given up. Jobs of mails hold addresses, also of players who have deleted their account.
  deleteAfterSeconds: daySeconds,
}

/** Several batches at a time, each job with its own outcome, and the next batch at once while there are more. */
const worker = {
  pollingIntervalSeconds: 1,
  localConcurrency: 4,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** A recurring job is due every few minutes at most, so a node need not ask for it every second, four times. */
const recurringWorker = { ...worker, pollingIntervalSeconds: 5, localConcurrency: 1 } as const

const completionRetryMs = 500

/** After that, jobs in progress count as failed and run again elsewhere. Less than the server takes to stop at most. */
const stopMs = 12_000

/** `followsClock`: whether recurring jobs are run when they are due. */
export const createJobQueue = (pool: Pool, log: Log, followsClock = true): JobQueue => {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const boss = new PgBoss({ db, schedule: followsClock })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  let isStarted = false

  const sendAll: JobQueue['sendAll'] = async (ctx, job, data, startAfter) => {
    const executeSql = async (text: string, values: unknown[] = []) => {
      const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    }
    const jobs = data.map((each) => ({ ...jobOptions, data: each, ...(startAfter && { startAfter }) }))
    await boss.insert(job.name, jobs, { db: { executeSql } })
  }

  const open: JobQueue['open'] = async (jobs) => {
    await boss.start()
    isStarted = true
    for (const { name } of jobs) {
      await boss.createQueue(name)
      // Inserting nothing makes it known from now on: looked up in the middle of a transaction, it would wait for a second connection,
      // and the embedded engine has only one.
      await boss.insert(name, [])
    }
  }

  /** What is done must not be done again: while the database is away, this retries for half as long as a job may take. */
  const completeJob = async (name: string, id: string): Promise<void> => {
    const deadline = Date.now() + (jobOptions.expireInSeconds * 1000) / 2
    for (;;) {
      try {
        await boss.complete(name, id)
        return
      } catch (error) {
        if (!isDatabaseAway(error) || Date.now() > deadline) throw error
        await wait(completionRetryMs)
      }
    }
  }

  return {
    open,
    send: (ctx, job, data, startAfter) => sendAll(ctx, job, [data], startAfter),
    sendAll,
    async start(jobs, createContext) {
      await open(jobs)
      for (const { name, run, cron } of jobs) {
        const runOne = async ({ id, data }: { readonly id: string; readonly data: never }) => {
          try {
            await run(createContext(), data)
            // At once: a job that hangs in the same batch must not make this one run again.
            await completeJob(name, id)
            return { id, status: 'completed' as const }
          } catch (error) {
            log.warn({ err: error, job: name }, 'job failed')
            return { id, status: 'failed' as const, output: { message: String(error) } }
          }
        }
        const options = cron ? recurringWorker : worker
        await boss.work<never, unknown, typeof options>(name, options, (batch) =>
          Promise.all(batch.map(runOne)),
        )
        if (cron) await boss.schedule(name, cron)
      }
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
