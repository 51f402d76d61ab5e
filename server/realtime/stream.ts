/** One open page: what is written to it, and how it ends. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveEvent } from '#contract/wire/events.ts'
import type { Viewer } from '#server/context.ts'
import { limitedAddress } from '#server/http/address.ts'

/** Who is so many bytes behind reads too slowly, or not at all. */
const mostUnread = 64 * 1024
const patienceMs = 1_000

export interface Stream {
  readonly viewer: Viewer | undefined
  readonly address: string
  readonly send: (event: LiveEvent) => void
  /** A sign of life, so that nothing on the way takes the silence for an end. */
  readonly ping: () => void
  readonly end: () => void
}

const written = ({ name, data }: LiveEvent) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** `onGone`: nothing more is to be sent, whichever side ended it. */
export const openStream = (request: FastifyRequest, { raw }: FastifyReply, onGone: () => void): Stream => {
  const { socket } = raw
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > mostUnread) raw.destroy()
  }
  raw.on('close', onGone)
  // Without a handler the process dies of a page that leaves in the middle of a sentence.
  raw.on('error', onGone)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that collect answers would keep the news to themselves.
    'x-accel-buffering': 'no',
  })
  write('retry: 3000\n\n')
  return {
    viewer: request.viewer,
    address: limitedAddress(request.ip),
    send: (event) => write(written(event)),
    ping: () => write('event: ping\ndata: {}\n\n'),
    end: () => {
      onGone()
      // Kept alive, the connection would be waited for when the server stops.
      raw.end(() => socket?.destroy())
      // The end comes after all that was written, and a page that does not read never gets there.
      setTimeout(() => raw.destroy(), patienceMs).unref()
    },
  }
}
