/** Measures requests when they have been answered, or when the client has disconnected. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { followEvents } from '#contract/wire/events.ts'
import { requestSeconds, requests } from './registry.ts'

/** Addresses without a route are those of pages, or of nothing. */
const routeOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url ?? (url.startsWith('/api') ? 'none' : 'page')

/** Of a request that the client gave up, as nginx logs it. */
const givenUp = 499

const measure = (request: FastifyRequest, { statusCode, raw }: FastifyReply, started: number): void => {
  // An event stream lasts until the client disconnects.
  const isStream = request.routeOptions.config.endpoint === followEvents
  const route = routeOf(request)
  const status = raw.writableFinished || isStream ? statusCode : givenUp
  requests.inc({ method: request.method, route, status })
  if (!isStream) requestSeconds.observe({ route }, (performance.now() - started) / 1000)
}

export const measureRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    // Not `onResponse`, which Fastify leaves out when the client has disconnected.
    const started = performance.now()
    reply.raw.once('close', () => measure(request, reply, started))
    done()
  })
}
