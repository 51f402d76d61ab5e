/** The pages that the server renders: for which visitors, and when it leaves that to browsers. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { recogniseViewer } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { countSharedView } from '#server/features/crews/views/crews-views.service.ts'
import { routes } from '#server/features.ts'
import { limitedAddress } from '#server/http/limits/address.ts'
import { sessionToken, setSessionCookies } from '#server/http/sessions/session.ts'
import { measureRenderer } from '#server/metrics/rendering.ts'
import { createEndpointAnswers } from '#server/pages/endpoint-answers.ts'
import { createPageHandler } from '#server/pages/page.ts'
import type { Page } from '#server/pages/page-rendering.ts'
import { warmUp } from '#server/pages/warm-up.ts'
import { changedIn, contextFor, type Parts, type Services } from './services.ts'

/** The delay of the event loop up to which pages are rendered here. */
const maxRenderDelayMs = 100

/**
 * A visitor who waits longer for a page, because of the database or of anything else, gets the plain one, which shows that
 * it is loading. Where limits are wider the page may take longer as well, but it is there within two seconds.
 */
const renderWaitMs = { usual: 1_000, most: 1_800 }

export const maxRenderWaitMs = ({
  config,
  maxPageWaitMs,
}: Pick<Services, 'maxPageWaitMs'> & { readonly config: Pick<Config, 'rateLimitScale'> }): number =>
  maxPageWaitMs ?? Math.min(renderWaitMs.usual * Math.max(1, config.rateLimitScale), renderWaitMs.most)

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

export const pageHandler = (app: FastifyInstance, page: Page, { services, passGate }: Parts) => {
  const { config, responseCache, now } = services
  const { db } = services.connection
  const renderer = page.renderer && measureRenderer(page.renderer)
  return createPageHandler({
    config,
    page: { ...page, renderer },
    responseCache,
    changed: changedIn(services),
    maxWaitMs: maxRenderWaitMs(services),
    countPage: ({ ip }) => services.limits.spendRequest('anyPage', limitedAddress(ip)),
    isReady: services.isReady,
    isBusy: () => isLate(app, services),
    contextOf: async (request, reply) => {
      const token = sessionToken(request, config)
      const session = await passGate(limitedAddress(request.ip), token, (token) =>
        recogniseViewer({ config, db, now }, token),
      )
      request.viewer = session?.viewer
      if (token && session?.extended) setSessionCookies(reply, config, token)
      return contextFor(services, app, request)
    },
    answer: answerEndpoint,
    countVisit: countSharedView,
  })
}
