/** A fake of Discord: it knows every webhook, stores messages, signs people in, and fails where a test says so. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answering, createDiscordOAuth, type DiscordOAuth } from './discord-oauth.ts'

/** Where no server answers: for all tests that are not about Discord. */
export const noDiscord = 'http://127.0.0.1:9'

/** As far as tests look at it. */
export interface ShownMessage {
  readonly embeds: readonly {
    readonly title: string
    readonly url?: string
    readonly description: string
    readonly fields: readonly { readonly name: string; readonly value: string }[]
  }[]
  readonly allowed_mentions: unknown
}

interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly message: ShownMessage
}

export const answers = {
  json:
    (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answering =>
    (response) =>
      response
        .writeHead(status, { 'content-type': 'application/json', via: '1.1 google', ...headers })
        .end(JSON.stringify(body)),
  empty:
    (status: number, headers: Readonly<Record<string, string>> = {}): Answering =>
    (response) =>
      response.writeHead(status, { via: '1.1 google', ...headers }).end(),
  garbage: ((response) => response.end('<html>'.repeat(50_000))) satisfies Answering,
  /** Does what was asked, and then says nothing. */
  silence: ((_response, carryOut) => carryOut()) satisfies Answering,
  brokenOff: ((response) => response.destroy()) satisfies Answering,
} as const

export interface Discord {
  readonly url: string
  readonly oauth: DiscordOAuth
  readonly requests: readonly ReceivedRequest[]
  /** What a channel shows now, by the id of its webhook. */
  messagesOf(webhookId: string): readonly ShownMessage[]
  /** The next requests are answered like this, one after the other. */
  answerNext(...answering: readonly Answering[]): void
  /** Every request is answered like this, until the stand-in is cleared. */
  answerAll(answering: Answering): void
  deleteMessages(webhookId: string): void
  deleteWebhook(webhookId: string): void
  clear(): void
  close(): Promise<void>
}

const readJson = async (request: IncomingMessage): Promise<ShownMessage> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}')
}

const guildRoute = /^\/api\/v10\/guilds\/(\d+)$/
const route = /^\/api(?:\/v10)?\/webhooks\/(\d+)\/([\w-]+)(?:\/messages\/(\d+))?$/

export const openDiscord = async (): Promise<Discord> => {
  const requests: ReceivedRequest[] = []
  const channels = new Map<string, Map<string, ShownMessage>>()
  const deleted = new Set<string>()
  let planned: Answering[] = []
  let forAll: Answering | undefined
  let lastId = 100_000
  const oauth = createDiscordOAuth()

  const channelOf = (webhookId: string) => {
    const channel = channels.get(webhookId) ?? new Map<string, ShownMessage>()
    channels.set(webhookId, channel)
    return channel
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    if (await oauth.handle(request, response)) return undefined
    const { method = '', url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://discord')
    const [, guild] = guildRoute.exec(pathname) ?? []
    if (guild !== undefined)
      return answers.json(200, { id: guild, name: `Server ${guild}` })(response, () => undefined)
    // For tests in another process.
    if (method === 'GET')
      return answers.json(200, [...channelOf(pathname.slice(1)).values()])(response, () => undefined)
    const message = await readJson(request)
    requests.push({ method, path: url, headers, message })
    const [, webhookId = '', , messageId] = route.exec(pathname) ?? []
    const channel = channelOf(webhookId)
    lastId += 1
    const id = messageId ?? String(lastId)
    const carryOut = () => channel.set(id, message)
    const answering = planned.shift() ?? forAll
    if (answering) return answering(response, carryOut)
    if (webhookId === '' || deleted.has(webhookId))
      return answers.json(404, { message: 'Unknown Webhook', code: 10_015 })(response, carryOut)
    if (messageId !== undefined && !channel.has(messageId))
      return answers.json(404, { message: 'Unknown Message', code: 10_008 })(response, carryOut)
    carryOut()
    if (method === 'POST' && searchParams.get('wait') !== 'true')
      return answers.empty(204)(response, carryOut)
    return answers.json(200, { id, type: 0, webhook_id: webhookId })(response, carryOut)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/api`,
    oauth,
    requests,
    messagesOf: (webhookId) => [...channelOf(webhookId).values()],
    answerNext: (...answering) => void planned.push(...answering),
    answerAll: (answering) => {
      forAll = answering
    },
    deleteMessages: (webhookId) => channelOf(webhookId).clear(),
    deleteWebhook: (webhookId) => void deleted.add(webhookId),
    clear: () => {
      oauth.clear()
      requests.length = 0
      channels.clear()
      deleted.clear()
      planned = []
      forAll = undefined
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
