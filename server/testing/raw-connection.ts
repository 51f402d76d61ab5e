/** A TCP connection to the server, for what no proper HTTP client would send. */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { waitOptions } from './eventually.ts'

interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

interface RawConnection {
  send(bytes: string | Buffer): void
  /** The next complete answer; fails when the connection closes or nothing comes in time. */
  answer(): Promise<RawAnswer>
  untilClosed(): Promise<void>
  close(): void
}

/** The first answer in the buffer and how long it is. Answers to HEAD have no body. */
const parse = (received: Buffer, isHead: boolean): { answer: RawAnswer; length: number } | undefined => {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.subarray(0, headEnd).toString('latin1')
  const bodyLength = isHead ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
  const length = headEnd + 4 + bodyLength
  if (received.length < length) return undefined
  const body = received.subarray(headEnd + 4, length).toString()
  return { answer: { status: Number(head.split(' ')[1]), head, body }, length }
}

export const portOf = async (app: FastifyInstance): Promise<number> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}

export const openConnection = async (app: FastifyInstance, isHead = false): Promise<RawConnection> => {
  const socket = connect(await portOf(app), '127.0.0.1')
  await once(socket, 'connect')
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
  })
  socket.on('error', () => undefined)
  return {
    send: (bytes) => void socket.write(bytes),
    answer: async () => {
      await vi.waitUntil(() => parse(received, isHead) || socket.closed, waitOptions)
      const parsed = parse(received, isHead)
      if (!parsed) throw new Error('closed without an answer')
      received = received.subarray(parsed.length)
      return parsed.answer
    },
    untilClosed: () => vi.waitUntil(() => socket.closed, waitOptions).then(() => undefined),
    close: () => socket.destroy(),
  }
}
