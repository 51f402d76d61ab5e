/** `GET /api/events`: sends every open page what changes, as it changes. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { eventsPath, followEvents } from '#contract/wire/events.ts'
import type { Bus, BusMessage } from './bus.ts'
import { openConnection, type PageConnection } from './connection.ts'
import { createConnections } from './connections.ts'
import { type CountUnread, createUnreadSender } from './unread.ts'

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
  const sendUnreadCounts = createUnreadSender(connections, countUnread, api.log)
  const logFailure = (error: unknown) => api.log.warn({ err: error }, 'live updates')

  const closeAll = (closing: readonly PageConnection[]): void => {
    for (const connection of closing) connection.close()
  }

  const closeEndedSessions = async (checked: readonly PageConnection[], cause?: 'banned'): Promise<void> => {
    const sessionIds = checked.flatMap(({ viewer }) => viewer?.sessionId ?? [])
    if (sessionIds.length === 0) return
    const valid = await validSessions(sessionIds)
    for (const connection of checked) {
      if (!connection.viewer || valid.has(connection.viewer.sessionId)) continue
      connection.send({ name: 'session', data: { ended: true, ...(cause && { cause }) } })
      connection.close()
    }
  }

  /** If the check fails, all are closed: the pages reconnect and are checked again. */
  const closeInvalid = (checked: readonly PageConnection[], cause?: 'banned'): Promise<void> =>
    closeEndedSessions(checked, cause).catch((error: unknown) => {
      logFailure(error)
      closeAll(checked)
    })

  const passOn = async (message: BusMessage): Promise<void> => {
    switch (message.topic) {
      case 'crew':
        for (const connection of connections.all()) connection.send({ name: 'crew', data: message.event })
        break
      case 'aboard':
        for (const connection of connections.ofPlayers(message.to)) {
          connection.send({ name: 'crew', data: message.event })
        }
        break
      case 'application':
        for (const connection of connections.ofPlayers(message.to)) {
          connection.send({ name: 'application', data: message.event })
        }
        break
      case 'messages':
        return sendUnreadCounts(message.to)
      case 'sessions':
        return closeInvalid(connections.ofPlayers([message.userId]), message.cause)
      case 'gap':
        // Pages that reconnect refetch everything.
        closeAll(connections.all())
    }
  }

  const unsubscribe = bus.subscribe((message) => {
    passOn(message).catch(logFailure)
  })
  const ping = setInterval(() => {
    for (const connection of connections.all()) connection.ping()
  }, pingMs)
  ping.unref()
  const check = setInterval(() => {
    closeEndedSessions(connections.all()).catch(logFailure)
  }, checkMs)
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
      reply.hijack()
      // The client disconnected during authentication, so no `close` event will follow.
      if (reply.raw.destroyed) return
      const connection = openConnection(request, reply, () => connections.remove(connection))
      connections.add(connection, request)
      // The session may have ended after it was authenticated but before the connection was in the list.
      await closeInvalid([connection])
      connection.ping()
    },
  })

  // The server cannot stop while a stream is open.
  api.addHook('preClose', async () => {
    clearInterval(ping)
    clearInterval(check)
    unsubscribe()
    closeAll(connections.all())
  })
}
