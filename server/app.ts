import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { getSessionUser } from '#contract/auth.ts'
import { getHealth } from '#contract/health.ts'
import type { Connection } from '#server/db/connect.ts'
import { applicationRoutes } from '#server/features/applications/applications.routes.ts'
import { authRoutes } from '#server/features/auth/auth.routes.ts'
import { expiredSessionsJob, recogniseViewer, standingSessions } from '#server/features/auth/auth.service.ts'
import { resetMailJob } from '#server/features/auth/auth-passwords.service.ts'
import { crewRoutes } from '#server/features/crews/crews.routes.ts'
import { forgetWordsJob } from '#server/features/crews/crews-words.service.ts'
import { messageRoutes } from '#server/features/messages/messages.routes.ts'
import { countUnread } from '#server/features/messages/messages.service.ts'
import { missionRoutes } from '#server/features/missions/missions.routes.ts'
import {
  reminderMailJob,
  remindersJob,
  upkeepJob,
} from '#server/features/missions/missions-upkeep.service.ts'
import { profileRoutes } from '#server/features/profiles/profiles.routes.ts'
import type { Job } from '#server/jobs/job.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Bus } from '#server/realtime/bus.ts'
import { mountEvents } from '#server/realtime/events.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { limitedAddress } from './http/address.ts'
import { refuseForeignSites } from './http/csrf.ts'
import { documentApi } from './http/docs.ts'
import { handleError, sendError } from './http/error-handler.ts'
import { secureHeaders } from './http/headers.ts'
import type { Limits } from './http/limits.ts'
import { localeOf } from './http/locale.ts'
import { mount, route } from './http/route.ts'
import { serializerCompiler } from './http/serializer.ts'
import { clearSessionCookies, sessionToken, setSessionCookies, spokenLocale } from './http/session.ts'
import { type Page, servePage } from './http/static.ts'

export interface Services {
  readonly config: Config
  readonly connection: Connection
  readonly jobs: JobQueue
  readonly bus: Bus
  readonly limits: Limits
  readonly now: () => Date
  /** Whether the database is migrated and the jobs run. */
  readonly isReady: () => boolean
  /** The built page; tests of the API run without one. */
  readonly page?: Page
}

/** How long requests under way have when the server stops. */
const closingMs = 8_000

/** The features: their routes, and below their jobs. */
const routes = [
  ...authRoutes,
  ...profileRoutes,
  ...crewRoutes,
  ...applicationRoutes,
  ...missionRoutes,
  ...messageRoutes,
]
export const jobs: readonly Job<never>[] = [
  resetMailJob,
  expiredSessionsJob,
  remindersJob,
  reminderMailJob,
  upkeepJob,
  forgetWordsJob,
]

const healthRoute = route(getHealth, async ({ ctx }) => {
  await sql`select 1`.execute(ctx.db)
  return { status: 'ok' as const }
})

export const contextFor = (services: Services, app: FastifyInstance, request?: FastifyRequest): Context => ({
  config: services.config,
  db: services.connection.db,
  jobs: services.jobs,
  limits: services.limits,
  log: request?.log ?? app.log,
  now: services.now,
  viewer: request?.viewer,
  locale: localeOf(request?.headers['accept-language']),
  ip: request ? limitedAddress(request.ip) : '',
})

const mountApi = (api: FastifyInstance, services: Services): void => {
  const { config, limits, now } = services
  const { db } = services.connection

  api.addHook('onRequest', async () => {
    if (!services.isReady()) throw new AppError('unavailable')
  })
  api.addHook('onRequest', refuseForeignSites(config))
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.routeOptions.config.endpoint === getHealth) return
    const token = sessionToken(request)
    if (token) {
      const recognised = await recogniseViewer({ db, now }, token, spokenLocale(request))
      request.viewer = recognised?.viewer
      // Only in the answer that is about the session: a late one must not take the cookie of a newer login.
      if (!recognised && request.routeOptions.config.endpoint === getSessionUser)
        clearSessionCookies(reply, config)
      if (recognised?.extended) setSessionCookies(reply, config, token)
    }
    if (request.viewer) await limits.spendRequest('player', String(request.viewer.id))
    else await limits.spendRequest('guest', limitedAddress(request.ip))
  })

  const contextOf = (request: FastifyRequest) => contextFor(services, api, request)
  for (const each of [healthRoute, ...routes]) mount(api, each, contextOf)
  mountEvents(api, {
    bus: services.bus,
    scale: config.rateLimitScale,
    countUnread: (userIds) => countUnread({ db }, userIds),
    validSessions: (sessionIds) => standingSessions({ db, now }, sessionIds),
  })
}

export const buildApp = async (services: Services): Promise<FastifyInstance> => {
  const { config } = services
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // The query of a reset link is a secret.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
    },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // So many proxies in front are ours; what the client claims beyond them counts for nothing.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => void sendError(request, reply, { code: 'not_found' }),
    clientErrorHandler: (_error, socket) => void socket.destroy(),
  })
  app.server.headersTimeout = 15_000
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain')
  // Browsers open connections ahead of need; one that never asks anything would hold up the end for ever.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
  })
  app.decorateRequest('viewer', undefined)

  await app.register(underPressure, {
    // The embedded database works in this process: what it takes is no sign of too many requests.
    maxEventLoopDelay: services.connection.embedded ? 0 : 2_000,
    // Who asks whether we are well, and who loads the page, is answered even then.
    pressureHandler: ({ url }) => {
      if (url.startsWith('/api/') && url !== '/api/health') throw new AppError('unavailable')
    },
  })
  await app.register(cookie)
  await secureHeaders(app, config, services.page)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await documentApi(app, config)
  await app.register(async (api) => mountApi(api, services), { prefix: '/api' })
  app.setNotFoundHandler((request, reply) => {
    if (services.page && !request.url.startsWith('/api')) return services.page.answer(request, reply)
    return sendError(request, reply, { code: 'not_found' })
  })
  if (services.page) await servePage(app, services.page)
  return app
}
