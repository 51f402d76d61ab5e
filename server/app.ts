import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/index.ts'
import { countSharedView } from '#server/features/crews/views/crews-views.service.ts'
import { serveInteractions } from '#server/features/discord-app/discord-app.routes.ts'
import { serveSitemap } from '#server/features/sitemap/sitemap.routes.ts'
import { answerFromCache } from '#server/http/caching/response-cache.ts'
import { refuseExpectations, refuseUnreadable } from '#server/http/connections/client-errors.ts'
import { answerBeforeClosing } from '#server/http/connections/closing.ts'
import { documentApi } from '#server/http/docs/docs.ts'
import { limitedAddress } from '#server/http/limits/address.ts'
import { createRequestGate } from '#server/http/limits/request-gate.ts'
import { answerPreflights, shareWithTokens } from '#server/http/origins/cors.ts'
import { loggedPath } from '#server/http/requests/logged-path.ts'
import { newRequestId, sendRequestId } from '#server/http/requests/request-id.ts'
import { handleError, sendError } from '#server/http/responses/error-handler.ts'
import { secureHeaders } from '#server/http/responses/headers.ts'
import { serializerCompiler } from '#server/http/responses/serializer.ts'
import { bearerToken } from '#server/http/sessions/bearer.ts'
import { sessionToken } from '#server/http/sessions/session.ts'
import { hasWritten, rememberWrites } from '#server/http/sessions/written-position.ts'
import { announceTo } from '#server/realtime/announcements.ts'
import { mountApi } from './app/api.ts'
import { pageHandler } from './app/pages.ts'
import { changedIn, contextFor, type Parts, type Services } from './app/services.ts'
import type { Config } from './config.ts'
import { AppError } from './errors.ts'
import { measureRequests } from './metrics/requests.ts'
import { acceptForms } from './pages/forms.ts'
import { servePage } from './pages/static.ts'
import { serveWellKnown } from './pages/well-known.ts'

/** What events about players alone change for guests, they see seconds later. After a gap, anything may have changed. */
const followChanges = ({ bus, responseCache }: Services) =>
  bus.subscribe(({ topic }) => {
    if (topic === 'crew' || topic === 'gap') responseCache.clear()
  })

/** Its log is there before anything else is opened. */
export const createServer = (config: Config): FastifyInstance =>
  Fastify({
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

export const buildApp = async (
  services: Services,
  app = createServer(services.config),
): Promise<FastifyInstance> => {
  const { config } = services
  refuseExpectations(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain')
  const isStopping = answerBeforeClosing(app)
  await app.register(cookie)
  app.addHook('onClose', followChanges(services))
  // Before anything that may answer.
  if (config.metricsPort !== undefined) measureRequests(app)
  answerFromCache(app, services.responseCache, {
    isGuest: (request) =>
      !isStopping() &&
      sessionToken(request, config) === undefined &&
      bearerToken(request) === undefined &&
      !hasWritten(services.replica, request),
    spend: ({ ip }) => services.limits.spendRequest('guest', limitedAddress(ip)),
    count: ({ ip, url }) => {
      const guest = { viewer: undefined, ip: limitedAddress(ip) }
      void countSharedView({ ...guest, db: services.connection.db, log: app.log, now: services.now }, url)
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    sendRequestId(request, reply)
  })
  shareWithTokens(app)
  app.decorateRequest('viewer', undefined)
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
  await documentApi(app, config, ({ ip }) => services.limits.spendRequest('guest', limitedAddress(ip)))
  const passGate = createRequestGate(services.limits, 'player')
  const parts: Parts = { services, passGate, isStopping }
  await app.register(async (api) => answerPreflights(api, endpoints), { prefix: '/api' })
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
  if (pages) await acceptForms(app, config, services.page?.renderer?.pages ?? [], pages.submit)
  const { discordApp } = config
  if (discordApp)
    await app.register(async (scope) =>
      serveInteractions(scope, discordApp, {
        contextOf: (request) => contextFor(services, app, request),
        isReady: services.isReady,
        changed: changedIn(services),
      }),
    )
  serveSitemap(app, {
    contextOf: (request) => contextFor(services, app, request),
    isReady: services.isReady,
    now: services.now,
  })
  serveWellKnown(app, services)
  app.setNotFoundHandler((request, reply) => {
    if (pages && !request.url.startsWith('/api')) return pages.show(request, reply)
    return sendError(request, reply, { code: 'not_found' })
  })
  if (services.page) await servePage(app, services.page)
  return app
}
