/** The API: who asks, and every endpoint. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getSessionUser } from '#contract/auth/auth.ts'
import { getBoardCalendar, getBoardFeed } from '#contract/feeds/feeds.ts'
import { getLiveness } from '#contract/health/health.ts'
import { getPublicPicture } from '#contract/logs/logs.ts'
import { unsubscribe } from '#contract/notices/unsubscribe.ts'
import { getPicture } from '#contract/pictures/pictures.ts'
import { getCrewPreview, getSitePreview } from '#contract/previews/previews.ts'
import { AppError } from '#server/errors.ts'
import { recogniseViewer, validSessions } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { countSharedView, writeViews } from '#server/features/crews/views/crews-views.service.ts'
import { countUnread } from '#server/features/messages/messages.service.ts'
import { routes } from '#server/features.ts'
import { limitedAddress } from '#server/http/limits/address.ts'
import { refuseForeignSites } from '#server/http/origins/csrf.ts'
import { healthEndpoints, healthRoutes } from '#server/http/routes/health.ts'
import { mount } from '#server/http/routes/route.ts'
import { bearerToken } from '#server/http/sessions/bearer.ts'
import { clearSessionCookies, sessionToken, setSessionCookies } from '#server/http/sessions/session.ts'
import { mountEvents } from '#server/realtime/events.ts'
import { changedIn, contextFor, type Parts } from './services.ts'
import { createTokenAdmission } from './token-admission.ts'

/** The same for everyone, and caches may keep it: no session is looked up, so no answer extends one with a cookie. */
const feeds = new Set<unknown>([getBoardFeed, getBoardCalendar])
const pictures = new Set<unknown>([getPicture, getPublicPicture, getCrewPreview, getSitePreview])

export const mountApi = (api: FastifyInstance, { services, passGate, isStopping }: Parts): void => {
  const { config, limits, responseCache, now } = services
  const { db } = services.connection
  const refuseForeign = refuseForeignSites(config)
  const admitToken = createTokenAdmission(services)

  api.addHook('onRequest', async ({ routeOptions }) => {
    if (!services.isReady() && routeOptions.config.endpoint !== getLiveness) throw new AppError('unavailable')
  })
  // No site can make a browser send a token: what comes with one, its sender meant.
  api.addHook('onRequest', async (request) => {
    if (bearerToken(request) === undefined) await refuseForeign(request)
  })
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { endpoint } = request.routeOptions.config
    if (healthEndpoints.has(endpoint)) return
    const bearer = bearerToken(request)
    if (bearer !== undefined) {
      request.viewer = await admitToken(request, reply, bearer)
      return
    }
    if (feeds.has(endpoint)) return limits.spendRequest('guest', limitedAddress(request.ip))
    if (pictures.has(endpoint)) return limits.spendRequest('picture', limitedAddress(request.ip))
    if (endpoint === unsubscribe) return limits.spendRequest('unsubscribe', limitedAddress(request.ip))
    const token = sessionToken(request, config)
    const session = await passGate(limitedAddress(request.ip), token, (token) =>
      recogniseViewer({ config, db, now }, token),
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
  const changed = changedIn(services)
  const mounting = { contextOf, responseCache, changed, countVisit, senders: new Set<number>() }
  for (const each of [...healthRoutes(isStopping), ...routes]) mount(api, each, mounting)
  mountEvents(api, {
    bus: services.bus,
    scale: config.rateLimitScale,
    countUnread: (userIds) => countUnread({ db }, userIds),
    validSessions: (sessionIds) => validSessions({ db, now }, sessionIds),
  })
}
