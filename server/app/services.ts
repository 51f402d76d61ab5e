/** What one server is made of, and what a request gets of it. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Connection } from '#server/db/connect.ts'
import type { Replica } from '#server/db/replica.ts'
import type { ResponseCache } from '#server/http/caching/response-cache.ts'
import { limitedAddress } from '#server/http/limits/address.ts'
import type { Limits } from '#server/http/limits/limits.ts'
import type { RequestGate } from '#server/http/limits/request-gate.ts'
import { localeOf } from '#server/http/requests/locale.ts'
import { replicaFor } from '#server/http/sessions/written-position.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Page } from '#server/pages/page-rendering.ts'
import type { Bus } from '#server/realtime/bus.ts'
import type { Locations } from '#server/words/locations.ts'
import type { WordCheck } from '#server/words/word-check.ts'

export interface Services {
  readonly config: Config
  readonly connection: Connection
  readonly replica?: Replica | undefined
  readonly jobs: JobQueue
  readonly bus: Bus
  readonly limits: Limits
  readonly responseCache: ResponseCache
  readonly containsForbiddenWord: WordCheck
  readonly locations: Locations
  readonly now: () => Date
  /** Whether the database is migrated and the jobs run. */
  readonly isReady: () => boolean
  /** From this delay of the event loop on, requests are refused instead of queued; 0 for no limit. */
  readonly maxDelayMs: number
  /** Only in tests, whose first page loads the modules of all: how long a visitor waits for a rendered page. */
  readonly maxPageWaitMs?: number
  /** The built page; tests of the API run without one. */
  readonly page?: Page
}

/** What the parts of one server share. */
export interface Parts {
  readonly services: Services
  readonly passGate: RequestGate
  readonly isStopping: () => boolean
}

export const contextFor = (services: Services, app: FastifyInstance, request?: FastifyRequest): Context => ({
  config: services.config,
  db: services.connection.db,
  findReplica: replicaFor(services.replica, request),
  jobs: services.jobs,
  limits: services.limits,
  containsForbiddenWord: services.containsForbiddenWord,
  locations: services.locations,
  log: request?.log ?? app.log,
  now: services.now,
  viewer: request?.viewer,
  locale: localeOf(request?.headers['accept-language']),
  ip: request ? limitedAddress(request.ip) : '',
  userAgent: request?.headers['user-agent']?.slice(0, 500),
  published: new Set(),
})

/**
 * When a request has published an event for everyone, or has changed what guests see of a player, what guests share and
 * what the replica has is no longer all there is. Of other changes only the caller knows: players get answers of their
 * own, and from a replica only if it has what they wrote.
 */
export const changedIn =
  ({ responseCache, replica }: Services) =>
  ({ published }: Context): void => {
    if (!published?.has('crew')) return
    replica?.announce()
    responseCache.clear()
  }
