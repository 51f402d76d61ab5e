/** The event stream of one open page: what is written to it, and how it ends. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveEvent } from '#contract/wire/events.ts'
import { requestIdHeader } from '#contract/wire/request-id.ts'
import type { Viewer } from '#server/context.ts'

/** A slow reader, with more than this many bytes waiting for it, is disconnected. */
const maxUnreadBytes = 64 * 1024
const closeTimeoutMs = 1_000

export interface PageConnection {
  readonly viewer: Viewer | undefined
  /** Sends what `formatEvent` returned. */
  readonly send: (event: Buffer) => void
  /** Keeps proxies and the page from taking silence for a dead connection. */
  readonly ping: () => void
  readonly close: () => void
}

/** As it goes over the wire: once, for however many pages. */
export const formatEvent = ({ name, data }: LiveEvent): Buffer =>
  Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

const ping = Buffer.from('event: ping\ndata: {}\n\n')

/** `onClose` may be called more than once, whichever side closes. */
export const openConnection = (
  { viewer, id }: FastifyRequest,
  { raw }: FastifyReply,
  onClose: () => void,
): PageConnection => {
  const write = (text: string | Buffer): void => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > maxUnreadBytes) raw.destroy()
  }
  raw.on('close', onClose)
  // Without a handler, a client that disconnects during a write would crash the process.
  raw.on('error', onClose)
  // The body ends with the connection: without chunks each event is one write.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that buffer responses would hold the events back.
    'x-accel-buffering': 'no',
    [requestIdHeader]: id,
    // A proxy would send the next request over this connection while the server closes it, and a write must not be lost.
    connection: 'close',
  })
  write('retry: 3000\n\n')
  return {
    viewer,
    send: write,
    ping: () => write(ping),
    close: () => {
      onClose()
      raw.end()
      // `end` waits until everything is written, which never happens if the page does not read.
      setTimeout(() => raw.destroy(), closeTimeoutMs).unref()
    },
  }
}
