import { setTimeout as wait } from 'node:timers/promises'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { getSessionUser } from '#contract/auth/auth.ts'
import { getLiveness } from '#contract/health/health.ts'
import { getPicture } from '#contract/pictures/pictures.ts'
import { getCrewPreview, getSitePreview } from '#contract/previews/previews.ts'
import type { Connection } from '#server/db/connect.ts'
import type { Replica } from '#server/db/replica.ts'
import { recogniseViewer, validSessions } from '#server/features/auth/auth-sessions.service.ts'
import { countSharedView, writeViews } from '#server/features/crews/crews-views.service.ts'
import { countUnread } from '#server/features/messages/messages.service.ts'
import { serveSitemap } from '#server/features/sitemap/sitemap.routes.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { announceTo } from '#server/realtime/announcements.ts'
import type { Bus } from '#server/realtime/bus.ts'
import { mountEvents } from '#server/realtime/events.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { routes } from './features.ts'
import { limitedAddress } from './http/address.ts'
import { refuseExpectations, refuseUnreadable } from './http/client-errors.ts'
import { answerBeforeClosing } from './http/closing.ts'
import { refuseForeignSites } from './http/csrf.ts'
import { documentApi } from './http/docs.ts'
import { handleError, sendError } from './http/error-handler.ts'
import { secureHeaders } from './http/headers.ts'
import { healthEndpoints, healthRoutes } from './http/health.ts'
import { answerHot, type HotAnswers } from './http/hot-answers.ts'
import type { Limits } from './http/limits.ts'
import { localeOf } from './http/locale.ts'
import { loggedPath } from './http/logged-path.ts'
import { createRequestGate, type RequestGate } from './http/request-gate.ts'
import { newRequestId, sendRequestId } from './http/request-id.ts'
import { mount } from './http/route.ts'
import { serializerCompiler } from './http/serializer.ts'
import { clearSessionCookies, pageLocale, sessionToken, setSessionCookies } from './http/session.ts'
import { rememberWrites, replicaFor } from './http/written-position.ts'
import { measureRenderer } from './metrics/rendering.ts'
import { measureRequests } from './metrics/requests.ts'
import { createEndpointAnswers } from './pages/endpoint-answers.ts'
import { acceptForms } from './pages/forms.ts'
import { createPageHandler, type Page } from './pages/page.ts'
import { servePage } from './pages/static.ts'
import { warmUp } from './pages/warm-up.ts'
import type { WordCheck } from './words/word-check.ts'

export interface Services {
  readonly config: Config
  readonly connection: Connection
  readonly replica?: Replica | undefined
  readonly jobs: JobQueue
  readonly bus: Bus
  readonly limits: Limits
  readonly hotAnswers: HotAnswers
  readonly containsForbiddenWord: WordCheck
  readonly now: () => Date
  /** Whether the database is migrated and the jobs run. */
  readonly isReady: () => boolean
  /** From this delay of the event loop on, requests are refused instead of queued; 0 for no limit. */
  readonly maxDelayMs: number
  /** The built page; tests of the API run without one. */
  readonly page?: Page
}

/** The delay of the event loop up to which pages are rendered here. */
const maxRenderDelayMs = 100

/** A visitor who waits longer for a page gets the plain one, which shows that it is loading. */
const maxRenderWaitMs = 1_000

/** The same for everyone: no session is looked up. */
const pictures = new Set<unknown>([getPicture, getCrewPreview, getSitePreview])

export const contextFor = (services: Services, app: FastifyInstance, request?: FastifyRequest): Context => ({
  config: services.config,
  db: services.connection.db,
  findReplica: replicaFor(services.replica, request),
  jobs: services.jobs,
  limits: services.limits,
  containsForbiddenWord: services.containsForbiddenWord,
  log: request?.log ?? app.log,
  now: services.now,
  viewer: request?.viewer,
  locale: localeOf(request?.headers['accept-language']),
  ip: request ? limitedAddress(request.ip) : '',
})

const answerEndpoint = createEndpointAnswers(routes)

/** Whether requests wait so long for their turn that browsers had better render their pages. */
const isLate = (app: FastifyInstance, { config }: Services): boolean => {
  const { eventLoopDelay } = app.memoryUsage()
  // Infinite if it was not measured in the last second.
  return (
    Number.isFinite(eventLoopDelay) && eventLoopDelay > maxRenderDelayMs * Math.max(1, config.rateLimitScale)
  )
}

/** Before the server is ready. */
export const warmUpPages = async (services: Services, app: FastifyInstance): Promise<void> => {
  const renderer = services.page?.renderer
  if (!renderer) return
  await warmUp(renderer, answerEndpoint, contextFor(services, app))
  // The delay is measured once a second: until then the first visitors would pay for the start.
  for (let waits = 0; waits < 20 && isLate(app, services); waits += 1) await wait(100)
}

/** What the parts of one server share. */
interface Parts {
  readonly services: Services
  readonly passGate: RequestGate
  readonly isStopping: () => boolean
}

/** What events about players alone change for guests, they see seconds later. After a gap, anything may have changed. */
const followChanges = ({ bus, hotAnswers }: Services) =>
  bus.subscribe(({ topic }) => {
    if (topic === 'crew' || topic === 'gap') hotAnswers.clear()
  })

const mountApi = (api: FastifyInstance, { services, passGate, isStopping }: Parts): void => {
  const { config, limits, hotAnswers, now } = services
  const { db } = services.connection

  api.addHook('onRequest', async ({ routeOptions }) => {
    if (!services.isReady() && routeOptions.config.endpoint !== getLiveness) throw new AppError('unavailable')
  })
  api.addHook('onRequest', refuseForeignSites(config))
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { endpoint } = request.routeOptions.config
    if (healthEndpoints.has(endpoint)) return
    if (pictures.has(endpoint)) return limits.spendRequest('picture', limitedAddress(request.ip))
    const token = sessionToken(request, config)
    const session = await passGate(limitedAddress(request.ip), token, (token) =>
      recogniseViewer({ db, now }, token, pageLocale(request)),
    )
    request.viewer = session?.viewer
    // Only in the answer about the session itself: a late answer must not take the cookie of a newer login.
    if (token && !session && endpoint === getSessionUser) clearSessionCookies(reply, config)
    if (token && session?.extended) setSessionCookies(reply, config, token)
  })

  api.addHook('onClose', () => writeViews(contextFor(services, api)))

  const contextOf = (request: FastifyRequest) => contextFor(services, api, request)
  const countVisit = (request: FastifyRequest) => {
    if (request.method === 'GET') void countSharedView(contextOf(request), request.url)
  }
  for (const each of [...healthRoutes(isStopping), ...routes])
    mount(api, each, { contextOf, hotAnswers, countVisit })
  mountEvents(api, {
    bus: services.bus,
    scale: config.rateLimitScale,
    countUnread: (userIds) => countUnread({ db }, userIds),
    validSessions: (sessionIds) => validSessions({ db, now }, sessionIds),
  })
}

const pageHandler = (app: FastifyInstance, page: Page, { services, passGate }: Parts) => {
  const { config, hotAnswers, now } = services
  const { db } = services.connection
  const renderer = page.renderer && measureRenderer(page.renderer)
  return createPageHandler({
    config,
    page: { ...page, renderer },
    hotAnswers,
    maxWaitMs: maxRenderWaitMs * Math.max(1, config.rateLimitScale),
    isReady: services.isReady,
    isBusy: () => isLate(app, services),
    contextOf: async (request, reply) => {
      const token = sessionToken(request, config)
      const session = await passGate(limitedAddress(request.ip), token, (token) =>
        recogniseViewer({ db, now }, token, undefined),
      )
      request.viewer = session?.viewer
      if (token && session?.extended) setSessionCookies(reply, config, token)
      return contextFor(services, app, request)
    },
    answer: answerEndpoint,
    countVisit: countSharedView,
  })
}

export const buildApp = async (services: Services): Promise<FastifyInstance> => {
  const { config } = services
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
    },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    genReqId: newRequestId,
    // The number of proxies in front that are ours; addresses that the client claims beyond them are ignored.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // By default Node checks for slow clients only every 30 seconds.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // No hooks run for an address that cannot be read.
    frameworkErrors: (_error, request, reply) =>
      void sendError(request, sendRequestId(request, reply), { code: 'not_found' }),
    clientErrorHandler: refuseUnreadable,
  })
  refuseExpectations(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain')
  const isStopping = answerBeforeClosing(app)
  await app.register(cookie)
  app.addHook('onClose', followChanges(services))
  answerHot(app, services.hotAnswers, {
    isGuest: (request) => !isStopping() && sessionToken(request, config) === undefined,
    spend: ({ ip }) => services.limits.spendRequest('guest', limitedAddress(ip)),
    count: ({ ip, url }) => {
      const guest = { viewer: undefined, ip: limitedAddress(ip) }
      void countSharedView({ ...guest, db: services.connection.db, log: app.log, now: services.now }, url)
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    sendRequestId(request, reply)
  })
  app.decorateRequest('viewer', undefined)
  if (config.metricsPort !== undefined) measureRequests(app)
  // Our page sends no compressed bodies. One that no route reads would stay in its decompressor and block the connection.
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') throw new AppError('unsupported_type')
  })

  await app.register(underPressure, {
    maxEventLoopDelay: services.maxDelayMs,
    // Health checks and the page itself are answered even then.
    pressureHandler: ({ url }) => {
      if (url.startsWith('/api/') && !url.startsWith('/api/health')) throw new AppError('unavailable')
    },
  })
  if (services.replica) {
    rememberWrites(app, config, services.replica)
    app.addHook('onClose', announceTo(services.replica, services.bus))
  }
  await secureHeaders(app, config)
  await documentApi(app, config)
  const passGate = createRequestGate(services.limits)
  const parts: Parts = { services, passGate, isStopping }
  await app.register(
    async (api) => {
      // Files are compressed in advance, and pages where they are rendered.
      await api.register(compress, {
        threshold: 1_024,
        encodings: ['br', 'gzip'],
        globalDecompression: false,
      })
      mountApi(api, parts)
    },
    { prefix: '/api' },
  )
  const pages = services.page && pageHandler(app, services.page, parts)
  if (pages) await acceptForms(app, config, pages.submit)
  serveSitemap(app, {
    contextOf: (request) => contextFor(services, app, request),
    isReady: services.isReady,
    now: services.now,
  })
  app.setNotFoundHandler((request, reply) => {
    if (pages && !request.url.startsWith('/api')) return pages.show(request, reply)
    return sendError(request, reply, { code: 'not_found' })
  })
  if (services.page) await servePage(app, services.page)
  return app
}
