import type { Context } from '#server/context.ts'
import type { SentJob } from './queue.ts'
import type { QueuedJob } from './workers.ts'

/** What waits for one kind of host does not hold up the rest. `posts`: what follows from a change of a post. */
type QueueName = 'mail' | 'pushes' | 'webhooks' | 'discord' | 'discord-answers' | 'posts'

export type Job<Data extends object> = QueuedJob<Context, Data>

/** What its sender needs to know of a job; a slice to the right may be the one that runs it. Ties the type of the data to it. */
export const sentJob = <Data extends object>(queue: QueueName, name: string): SentJob<Data> => ({
  queue,
  name,
})

export const job = <Data extends object>(sent: SentJob<Data>, run: Job<Data>['run']): Job<Data> => ({
  ...sent,
  run,
})

export const recurringJob = (
  name: string,
  cron: string,
  run: (ctx: Context) => Promise<void>,
): Job<object> => ({ queue: 'recurring', name, cron, run })
