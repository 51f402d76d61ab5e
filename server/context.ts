import type { Kysely } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { UserRole } from '#contract/users/users.ts'
import type { Limits } from '#server/http/limits/limits.ts'
import type { Config } from './config.ts'
import { isSerializationFailure, isTooSlow } from './db/failures.ts'
import type { Schema } from './db/schema.ts'
import { AppError } from './errors.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import { countRead } from './metrics/registry.ts'
import type { Locations } from './words/locations.ts'
import type { WordCheck } from './words/word-check.ts'

/** The signed-in player who makes the request. */
export interface Viewer {
  readonly id: number
  readonly userRole: UserRole
  /** The role that they have once they use the second factor that the site requires; until then they are a citizen. */
  readonly lockedRole?: UserRole
  /** As others see it. */
  readonly name: string
  readonly timezone: string
  /** 0 for a request with an API token, which has no session. */
  readonly sessionId: number
  readonly joinedAt: Date
}

/** Everything a use case may use. Inside a transaction it is a copy that holds the transaction's connection. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Schema>
  /** While `db` is a replica: the primary, for the little that reading leaves behind. */
  readonly primary?: Kysely<Schema>
  /** A replica that has everything this visitor may know of; undefined while there is none. */
  readonly findReplica?: (() => Kysely<Schema> | undefined) | undefined
  readonly jobs: JobQueue
  readonly limits: Limits
  readonly containsForbiddenWord: WordCheck
  readonly locations: Locations
  readonly log: Log
  readonly now: () => Date
  readonly viewer: Viewer | undefined
  readonly locale: Locale
  readonly ip: string
  /** Of the request; undefined for jobs and commands. */
  readonly userAgent?: string | undefined
  /** The topics of the events that the request has published. */
  readonly published?: Set<string>
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
      if (attempt === attempts || !isSerializationFailure(error)) throw error
    }
  }
}

/** For work that only reads: on a replica if possible, and again on the primary if it fails there. */
export const onReplica = async <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> => {
  if (!ctx.findReplica) return work(ctx)
  const replica = ctx.findReplica()
  if (replica) {
    countRead('replica')
    try {
      return await work({ ...ctx, db: replica, primary: ctx.db })
    } catch (error) {
      // The primary would be no faster.
      if (error instanceof AppError || isTooSlow(error)) throw error
      ctx.log.warn({ reason: String(error) }, 'the replica failed, the primary answers')
    }
  }
  countRead('primary')
  return work(ctx)
}
