import type { Context } from '#server/context.ts'
import type { QueuedJob, SentJob } from './queue.ts'

export type Job<Data extends object> = QueuedJob<Context, Data>

/** For a slice that sends a job which a slice to its right runs: that one gives it to `job`. */
export const sentJob = <Data extends object>(name: string): SentJob<Data> => ({ name })

/** Ties the type of the data to the job, so that `send` checks it. */
export const job = <Data extends object>(sent: string | SentJob<Data>, run: Job<Data>['run']): Job<Data> => ({
  name: typeof sent === 'string' ? sent : sent.name,
  run,
})

export const recurringJob = (
  name: string,
  cron: string,
  run: (ctx: Context) => Promise<void>,
): Job<object> => ({ name, cron, run })
