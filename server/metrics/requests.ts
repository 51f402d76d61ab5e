/** Measures requests when they have been answered. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { login } from '#contract/auth/auth.ts'
import { followEvents } from '#contract/wire/events.ts'
import { loginsRefused, requestSeconds, requests } from './registry.ts'

/** Addresses without a route are those of pages, or of nothing. */
const routeOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url ?? (url.startsWith('/api') ? 'none' : 'page')

const loginForm = '/login'

const refusals: Readonly<Record<number, string>> = {
  401: 'wrong',
  403: 'banned',
  429: 'too_many',
  503: 'overload',
}

const measure = (request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void => {
  const { endpoint } = request.routeOptions.config
  const { method } = request
  const route = routeOf(request)
  requests.inc({ method, route, status: statusCode })
  // A stream is answered when it ends.
  if (endpoint !== followEvents) requestSeconds.observe({ route }, elapsedTime / 1000)
  const reason = refusals[statusCode]
  if (reason && (endpoint === login || (method === 'POST' && route === loginForm)))
    loginsRefused.inc({ reason })
}

export const measureRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    measure(request, reply)
    done()
  })
}
