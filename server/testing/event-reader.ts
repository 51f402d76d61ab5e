/** A real connection to the event stream, whose events can be waited for. */
import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { eventually, waitOptions } from './eventually.ts'
import type { Cookies } from './sender.ts'

export interface Listener {
  readonly status: number
  readonly events: readonly { name: string; data: unknown }[]
  readonly ended: () => boolean
  waitFor(name: string): Promise<unknown>
  /** Stays connected but stops reading. */
  pause(): void
  resume(): void
  close(): void
}

const parse = (block: string) => {
  const name = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return name && data ? [{ name, data: JSON.parse(data) as unknown }] : []
}

/** Requests the stream on a connection of its own, which is not kept alive. */
export const askForEvents = async (
  app: FastifyInstance,
  as?: Cookies,
  headers: Readonly<Record<string, string>> = {},
): Promise<ClientRequest> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const at =
    typeof address === 'string' ? { socketPath: address } : { host: '127.0.0.1', port: address?.port }
  const cookie = Object.entries(as?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return get({ ...at, path: '/api/events', agent: false, headers: { ...headers, cookie } })
}

export const listenTo = async (...asked: Parameters<typeof askForEvents>): Promise<Listener> => {
  const events: { name: string; data: unknown }[] = []
  let isReady = false
  let ended = false
  const request = await askForEvents(...asked)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const event of blocks.flatMap(parse)) {
      if (event.name === 'ping') isReady = true
      else events.push(event)
    }
  })
  response.on('error', () => undefined)
  response.on('close', () => {
    ended = true
  })
  // The first ping follows the second check of the session.
  if (response.statusCode === 200) await vi.waitUntil(() => isReady || ended, waitOptions)
  return {
    status: response.statusCode ?? 0,
    events,
    ended: () => ended,
    waitFor: (name) =>
      eventually(() => {
        const event = events.find((each) => each.name === name)
        if (!event) throw new Error(`no ${name} event in ${JSON.stringify(events)}`)
        return event.data
      }),
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => request.destroy(),
  }
}
