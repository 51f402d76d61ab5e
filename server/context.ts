import type { Kysely } from 'kysely'
import type { UserRole } from '#contract/users/users.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Config } from './config.ts'
import { isGivenUp } from './db/failures.ts'
import type { Schema } from './db/schema.ts'
import type { Limits } from './http/limits.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import type { WordCheck } from './words/word-check.ts'

/** The signed-in player who makes the request. */
export interface Viewer {
  readonly id: number
  readonly userRole: UserRole
  /** As others see it. */
  readonly name: string
  readonly sessionId: number
  readonly joinedAt: Date
}

/** Everything a use case may use. Inside a transaction it is a copy that holds the transaction's connection. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Schema>
  readonly jobs: JobQueue
  readonly limits: Limits
  readonly containsForbiddenWord: WordCheck
  readonly log: Log
  readonly now: () => Date
  readonly viewer: Viewer | undefined
  readonly locale: Locale
  readonly ip: string
  /** The answer becomes part of a page, which several visitors may get. */
  readonly isRendering?: boolean
}

/** Name the inner parameter `ctx` too: it then shadows the outer one, whose connection must not be used here. */
export const inTransaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.db.transaction().execute((db) => work({ ...ctx, db }))

const attempts = 3

/** For work that locks too much to rule out deadlocks. It may run several times. */
export const inRetriedTransaction = async <T>(
  ctx: Context,
  work: (ctx: Context) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, work)
    } catch (error) {
      if (attempt === attempts || !isGivenUp(error)) throw error
    }
  }
}
