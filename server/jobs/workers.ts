/** Fetches jobs and runs them. */
import { setTimeout as wait } from 'node:timers/promises'
import type { JobResult, PgBoss } from 'pg-boss'
import { isDatabaseAway } from '#server/db/failures.ts'
import type { Log } from '#server/log.ts'

/** The queue does not care what `Ctx` is; features define their jobs with job.ts. */
export interface QueuedJob<Ctx, Data extends object> {
  readonly queue: string
  /** Which job of its queue: with its data it is a discriminated union. */
  readonly name: string
  readonly run: (ctx: Ctx, data: Data) => Promise<void>
  /** For a job that runs by itself: a cron expression in UTC. */
  readonly cron?: string
}

/**
 * Sending a job notifies the nodes, which fetch it immediately. They poll now and then for retries and for jobs that
 * are due later, and every two seconds while they cannot be notified. A batch takes as long as its slowest job, so
 * there are two at a time; each job has its own outcome.
 */
const worker = {
  pollingIntervalSeconds: 2,
  localConcurrency: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** How long a job may take. */
export const expireInSeconds = 120

const completionRetryMs = 500

/** What is done must not be done again: while the database is away, this retries for half as long as a job may take. */
const complete = async (boss: PgBoss, queue: string, id: string): Promise<void> => {
  const deadline = Date.now() + (expireInSeconds * 1000) / 2
  for (;;) {
    try {
      await boss.complete(queue, id)
      return
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error
      await wait(completionRetryMs)
    }
  }
}

interface StoredJob {
  readonly id: string
  readonly data: { readonly job: string }
}

export const queuesOf = (jobs: readonly { readonly queue: string }[]): ReadonlySet<string> =>
  new Set(jobs.map(({ queue }) => queue))

interface Start<Ctx> {
  readonly jobs: readonly QueuedJob<Ctx, never>[]
  readonly createContext: () => Ctx
  readonly pollSeconds: number
  readonly log: Log
}

/** Each queue has its own, for all jobs in it. */
export const startWorkers = async <Ctx>(
  boss: PgBoss,
  { jobs, createContext, pollSeconds, log }: Start<Ctx>,
): Promise<void> => {
  const options = { ...worker, notifyPollingIntervalSeconds: pollSeconds }
  for (const queue of queuesOf(jobs)) {
    const members = jobs.filter((job) => job.queue === queue)
    const run = async ({ id, data }: StoredJob): Promise<JobResult> => {
      try {
        const job = members.find(({ name }) => name === data.job)
        // A newer node has sent it, and will be the one to retry it.
        if (!job) throw new Error('this node does not know the job')
        await job.run(createContext(), data as never)
        // Now, not with the batch: a job that hangs in it must not make this one run again.
        await complete(boss, queue, id)
        return { id, status: 'completed' }
      } catch (error) {
        log.warn({ err: error, job: data.job }, 'job failed')
        return { id, status: 'failed', output: { message: String(error) } }
      }
    }
    await boss.work<StoredJob['data'], unknown, typeof options>(queue, options, (batch) =>
      Promise.all(batch.map(run)),
    )
  }
}
