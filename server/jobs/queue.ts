/** Work that outlives its request: kept in the database, done once by one of the nodes. */
import { CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Context, Log } from '#server/context.ts'

export interface Job<T extends object> {
  readonly name: string
  readonly run: (ctx: Context, data: T) => Promise<void>
  /** When it runs by itself, as cron says it, in UTC. */
  readonly cron?: string
}

/** Keeps the type of the data bound to its job's name. */
export const job = <T extends object>(name: string, run: Job<T>['run']): Job<T> => ({ name, run })

export const recurringJob = (
  name: string,
  cron: string,
  run: (ctx: Context) => Promise<void>,
): Job<object> => ({
  name,
  cron,
  run,
})

export interface JobQueue {
  /** Part of the transaction that `ctx` holds: no commit, no job. */
  send<T extends object>(ctx: Context, job: Job<T>, data: T): Promise<void>
  start(jobs: readonly Job<never>[], context: () => Context): Promise<void>
  stop(): Promise<void>
}

const retries = {
  retryLimit: 12,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 120,
}

/** Many at a time, each with an outcome of its own, and the next ones at once while there are more. */
const worker = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export const createJobQueue = (pool: Pool, log: Log): JobQueue => {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  let started = false

  return {
    async send(ctx, job, data) {
      const executeSql = async (text: string, values: unknown[] = []) => {
        const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(text, values))
        return { rows }
      }
      await boss.send(job.name, data, { ...retries, db: { executeSql } })
    },
    async start(jobs, context) {
      await boss.start()
      started = true
      for (const { name, run, cron } of jobs) {
        await boss.createQueue(name)
        const runOne = async ({ id, data }: { readonly id: string; readonly data: never }) => {
          try {
            await run(context(), data)
            return { id, status: 'completed' as const }
          } catch (error) {
            log.warn({ err: error, job: name }, 'job failed')
            return { id, status: 'failed' as const, output: { message: String(error) } }
          }
        }
        await boss.work<never, unknown, typeof worker>(name, worker, (batch) =>
          Promise.all(batch.map(runOne)),
        )
        if (cron) await boss.schedule(name, cron)
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
