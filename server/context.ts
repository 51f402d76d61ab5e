import type { Kysely } from 'kysely'
import type { UserRole } from '#contract/users.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Config } from './config.ts'
import type { Schema } from './db/schema.ts'
import type { Limits } from './http/limits.ts'
import type { JobQueue } from './jobs/queue.ts'

/** Who is asking. */
export interface Viewer {
  readonly id: number
  readonly userRole: UserRole
  /** As others see it. */
  readonly name: string
  readonly sessionId: number
  readonly joinedAt: Date
}

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** What a use case may use. Inside a transaction it is a copy that holds the transaction's connection. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Schema>
  readonly jobs: JobQueue
  readonly limits: Limits
  readonly log: Log
  readonly now: () => Date
  readonly viewer: Viewer | undefined
  readonly locale: Locale
  readonly ip: string
}

/** The inner `ctx` must be named like the outer, so that the outer connection is out of reach. */
export const inTransaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.db.transaction().execute((db) => work({ ...ctx, db }))
