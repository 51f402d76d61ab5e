/** `GET /api/events`: what happens, as it happens, to every open page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eventsPath, type LiveEvent } from '#contract/wire/events.ts'
import type { Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { limitedAddress } from '#server/http/address.ts'
import type { Bus } from './bus.ts'
import type { News } from './publish.ts'

const pingMs = 25_000
const most = { forPlayer: 4, forAddress: 10 } as const

interface Stream {
  readonly viewer: Viewer | undefined
  readonly address: string
  readonly send: (event: LiveEvent) => void
  /** A sign of life, so that nothing on the way takes the silence for an end. */
  readonly ping: () => void
  readonly end: () => void
}

export interface Streaming {
  readonly bus: Bus
  readonly scale: number
  readonly unreadOf: (userId: number) => Promise<number>
  /** Whether the session that opened the stream still stands. */
  readonly isLive: (request: FastifyRequest) => Promise<boolean>
}

const written = ({ name, data }: LiveEvent) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const open = (request: FastifyRequest, reply: FastifyReply): Stream => {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that collect answers would keep the news to themselves.
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 3000\n\n')
  return {
    viewer: request.viewer,
    address: limitedAddress(request.ip),
    send: (event) => void raw.write(written(event)),
    ping: () => void raw.write('event: ping\ndata: {}\n\n'),
    // Kept alive, the connection would be waited for when the server stops.
    end: () => void raw.end(() => raw.socket?.destroy()),
  }
}

export const mountEvents = (api: FastifyInstance, { bus, scale, unreadOf, isLive }: Streaming): void => {
  const streams = new Map<Stream, FastifyRequest>()

  const allow = (viewer: Viewer | undefined, address: string): void => {
    const open = [...streams.keys()]
    const own = viewer ? open.filter((stream) => stream.viewer?.id === viewer.id).length : 0
    const here = open.filter((stream) => stream.address === address).length
    if (own >= most.forPlayer * scale || here >= most.forAddress * scale) {
      throw new AppError('too_many_requests', { retryAfterSeconds: 30 })
    }
  }

  const ofPlayers = (ids: readonly number[]) =>
    [...streams].filter(([{ viewer }]) => viewer !== undefined && ids.includes(viewer.id))

  const tellUnread = async (ids: readonly number[]): Promise<void> => {
    for (const id of new Set(ofPlayers(ids).map(([{ viewer }]) => viewer?.id ?? 0))) {
      const unreadCount = await unreadOf(id)
      for (const [stream] of ofPlayers([id])) stream.send({ name: 'message', data: { unreadCount } })
    }
  }

  const endDeadSessions = async (userId: number): Promise<void> => {
    for (const [stream, request] of ofPlayers([userId])) {
      if (await isLive(request)) continue
      stream.send({ name: 'session', data: { ended: true } })
      stream.end()
    }
  }

  const handOn = async (item: News): Promise<void> => {
    if (item.topic === 'messages') return tellUnread(item.to)
    if (item.topic === 'sessions') return endDeadSessions(item.userId)
    const heard = item.to ? ofPlayers(item.to).map(([stream]) => stream) : [...streams.keys()]
    for (const stream of heard) stream.send({ name: 'crew', data: item.event })
  }

  const stopListening = bus.listen((item) => {
    handOn(item).catch((error: unknown) => api.log.warn({ err: error }, 'live updates'))
  })
  const ping = setInterval(() => {
    for (const stream of streams.keys()) stream.ping()
  }, pingMs)
  ping.unref()

  api.get(eventsPath, async (request, reply) => {
    allow(request.viewer, limitedAddress(request.ip))
    const stream = open(request, reply)
    streams.set(stream, request)
    reply.raw.on('close', () => streams.delete(stream))
  })

  // An open stream would hold up the end of the server for ever.
  api.addHook('preClose', async () => {
    clearInterval(ping)
    stopListening()
    for (const stream of streams.keys()) stream.end()
  })
}
