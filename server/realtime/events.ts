/** `GET /api/events`: sends every open page what changes, as it changes. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { eventsPath, followEvents } from '#contract/wire/events.ts'
import { omitDocumentHeaders } from '#server/http/responses/headers.ts'
import type { Bus } from './bus.ts'
import { openConnection } from './connection.ts'
import { createConnections } from './connections.ts'
import { createDelivery } from './delivery.ts'
import type { CountUnread } from './unread.ts'

const pingMs = 25_000
/** How long a stream may outlive its session when no event says that the session has ended. */
const checkMs = 5_000

export interface EventSources {
  readonly bus: Bus
  readonly scale: number
  readonly countUnread: CountUnread
  /** Those of the sessions that are still valid. */
  readonly validSessions: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>
}

const responses = {
  200: { content: { 'text/event-stream': { schema: followEvents.response } } },
  204: z.null().check(z.describe('This client has no stream left: poll, and try again later')),
}

export const mountEvents = (api: FastifyInstance, sources: EventSources): void => {
  const { bus, scale, countUnread, validSessions } = sources
  const connections = createConnections(scale)
  const delivery = createDelivery(connections, { countUnread, validSessions, log: api.log })

  const unsubscribe = bus.subscribe(delivery.deliver)
  const ping = setInterval(delivery.ping, pingMs)
  ping.unref()
  const check = setInterval(delivery.checkSessions, checkMs)
  check.unref()

  api.route({
    method: 'GET',
    url: eventsPath,
    exposeHeadRoute: false,
    config: { endpoint: followEvents },
    schema: { response: responses },
    handler: async (request, reply) => {
      // An error status would be reported in the browser's console at every try.
      if (!connections.hasRoomFor(request)) return reply.code(204).send()
      // The head of an answer stays in memory for as long as the stream is open.
      omitDocumentHeaders(reply)
      reply.hijack()
      // The client disconnected during authentication, so no `close` event will follow.
      if (reply.raw.destroyed) return
      const connection = openConnection(request, reply, () => connections.remove(connection))
      connections.add(connection, request)
      // The session may have ended after it was authenticated but before the connection was in the list.
      await delivery.closeIfInvalid(connection)
      connection.ping()
    },
  })

  // The server cannot stop while a stream is open.
  api.addHook('preClose', async () => {
    clearInterval(ping)
    clearInterval(check)
    unsubscribe()
    delivery.closeEverything()
  })
}
