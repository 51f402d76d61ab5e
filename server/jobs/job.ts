import type { Context } from '#server/context.ts'
import type { QueuedJob } from './queue.ts'

export type Job<Data extends object> = QueuedJob<Context, Data>

/** Ties the type of the data to the job, so that `send` checks it. */
export const job = <Data extends object>(name: string, run: Job<Data>['run']): Job<Data> => ({ name, run })

export const recurringJob = (
  name: string,
  cron: string,
  run: (ctx: Context) => Promise<void>,
): Job<object> => ({ name, cron, run })
