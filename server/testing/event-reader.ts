/** A page that listens: a real connection to the stream, whose events can be waited for. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import type { Cookies } from './test-app.ts'

export interface Listener {
  readonly status: number
  readonly events: readonly { name: string; data: unknown }[]
  readonly ended: () => boolean
  waitFor(name: string): Promise<unknown>
  close(): void
}

const parse = (block: string) => {
  const name = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return name && data ? [{ name, data: JSON.parse(data) as unknown }] : []
}

export const listenTo = async (app: FastifyInstance, as?: Cookies): Promise<Listener> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const cookie = Object.entries(as?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const events: { name: string; data: unknown }[] = []
  let ended = false
  // A connection of its own, which nothing keeps when it is over.
  const request = get({ port, host: '127.0.0.1', path: '/api/events', agent: false, headers: { cookie } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    events.push(...blocks.flatMap(parse))
  })
  response.on('error', () => undefined)
  response.on('close', () => {
    ended = true
  })
  return {
    status: response.statusCode ?? 0,
    events,
    ended: () => ended,
    waitFor: (name) =>
      vi.waitFor(
        () => {
          const event = events.find((each) => each.name === name)
          if (!event) throw new Error(`no ${name} event in ${JSON.stringify(events)}`)
          return event.data
        },
        { timeout: 5_000, interval: 20 },
      ),
    close: () => request.destroy(),
  }
}
