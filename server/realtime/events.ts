/** `GET /api/events`: what happens, as it happens, to every open page. */
import type { FastifyInstance } from 'fastify'
import { eventsPath, followEvents } from '#contract/wire/events.ts'
import type { Bus, Heard } from './bus.ts'
import { createRecent } from './recent.ts'
import { openStream, type Stream } from './stream.ts'
import { createStreams } from './streams.ts'
import { createUnreadTeller, type UnreadOf } from './unread.ts'

const pingMs = 25_000
/** How long a session may outlive itself in a stream when nobody tells of its end. */
const checkMs = 5_000

export interface Streaming {
  readonly bus: Bus
  readonly scale: number
  readonly unreadOf: UnreadOf
  /** Those of the sessions that still stand. */
  readonly standing: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>
}

export const mountEvents = (api: FastifyInstance, { bus, scale, unreadOf, standing }: Streaming): void => {
  const streams = createStreams(scale)
  const recent = createRecent()
  const tellUnread = createUnreadTeller(streams, unreadOf, api.log)
  const logFailure = (error: unknown) => api.log.warn({ err: error }, 'live updates')

  const endAll = (ended: readonly Stream[]): void => {
    for (const stream of ended) stream.end()
  }

  const endDeadSessions = async (asked: readonly Stream[]): Promise<void> => {
    const sessionIds = asked.flatMap(({ viewer }) => viewer?.sessionId ?? [])
    if (sessionIds.length === 0) return
    const alive = await standing(sessionIds)
    for (const stream of asked) {
      if (!stream.viewer || alive.has(stream.viewer.sessionId)) continue
      stream.send({ name: 'session', data: { ended: true } })
      stream.end()
    }
  }

  /** In doubt they end: their pages come back and are recognised anew. */
  const endDeadOrDoubtful = (asked: readonly Stream[]): Promise<void> =>
    endDeadSessions(asked).catch((error: unknown) => {
      logFailure(error)
      endAll(asked)
    })

  const handOn = async (item: Heard): Promise<void> => {
    switch (item.topic) {
      case 'crew':
        for (const stream of streams.all()) stream.send({ name: 'crew', data: item.event })
        break
      case 'application':
        for (const stream of streams.ofPlayers(item.to)) {
          stream.send({ name: 'application', data: item.event })
        }
        break
      case 'messages':
        return tellUnread(item.to)
      case 'sessions':
        return endDeadOrDoubtful(streams.ofPlayer(item.userId))
      case 'gap':
        // Pages ask for everything when they come back.
        endAll(streams.all())
    }
  }

  /** What was said while its page was asking for other things. */
  const catchUp = async (stream: Stream): Promise<void> => {
    const { heardForMs, items } = recent.look()
    const { viewer } = stream
    const isTold = ({ to }: { readonly to: readonly number[] }) =>
      viewer !== undefined && to.includes(viewer.id)
    stream.send({ name: 'hello', data: { heardForMs } })
    for (const item of items) {
      if (item.topic === 'crew') stream.send({ name: 'crew', data: item.event })
      if (item.topic === 'application' && isTold(item)) stream.send({ name: 'application', data: item.event })
    }
    const hasMessages = items.some((item) => item.topic === 'messages' && isTold(item))
    if (viewer && hasMessages) await tellUnread([viewer.id])
  }

  const stopListening = bus.listen((item) => {
    recent.note(item)
    handOn(item).catch(logFailure)
  })
  const ping = setInterval(() => {
    for (const stream of streams.all()) stream.ping()
  }, pingMs)
  ping.unref()
  const check = setInterval(() => {
    endDeadSessions(streams.all()).catch(logFailure)
  }, checkMs)
  check.unref()

  api.route({
    method: 'GET',
    url: eventsPath,
    exposeHeadRoute: false,
    config: { endpoint: followEvents },
    schema: { response: { 200: { content: { 'text/event-stream': { schema: followEvents.response } } } } },
    handler: async (request, reply) => {
      streams.allow(request)
      reply.hijack()
      // It left while it was being recognised, and its close has been told already.
      if (reply.raw.destroyed) return
      const stream = openStream(request, reply, () => streams.remove(stream))
      streams.add(stream)
      const caughtUp = catchUp(stream)
      // The session may have ended since it was recognised, before the stream could be found.
      await endDeadOrDoubtful([stream])
      await caughtUp
      stream.ping()
    },
  })

  // An open stream would hold up the end of the server for ever.
  api.addHook('preClose', async () => {
    clearInterval(ping)
    clearInterval(check)
    stopListening()
    endAll(streams.all())
  })
}
