/** A fake of the Discord in which the app lives: signs what players do, stores messages, and fails where a test says so. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShownContent } from './discord-content.ts'
import { whyAnswerRefused, whyMessageRefused } from './discord-limits.ts'

interface ReceivedRequest {
  readonly method: string
  readonly path: string
  /** When it came, in milliseconds. */
  readonly at: number
  readonly authorization: string | undefined
  readonly body: ShownContent
}

interface Refusal {
  readonly status: number
  /** What is in front of Discord answers: it names nobody in a header. */
  readonly isByProxy?: boolean
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface DiscordServer {
  /** For the settings of the server under test. */
  readonly env: Readonly<Record<string, string>>
  readonly applicationId: string
  readonly requests: readonly ReceivedRequest[]
  /** The messages of a channel, or the answer that followed under a token. */
  messagesIn(channelOrToken: string): readonly ShownContent[]
  commands(): readonly { readonly name: string }[]
  sign(body: string, timestamp: string): string
  /** Takes the answer to an interaction. Throws if Discord would refuse it; what follows is possible from then on. */
  takeAnswer(
    interaction: { readonly type: number; readonly token: string },
    answer: { readonly type: number; readonly data?: unknown },
  ): void
  answerNext(...refusals: readonly Refusal[]): void
  /** Every request is answered like this, until it is taken back or the stand-in is cleared. */
  answerAll(refusal: Refusal | undefined): void
  /** The next request with this in its path is carried out, and its answer is lost on the way. */
  loseAnswerTo(path: string): void
  deleteMessages(channel: string): void
  /** From then on Discord does not know the server for the app. */
  removeApp(guild: string): void
  /** What the member may do in the server as a whole; null for who is no member, as everybody is at first. */
  setMember(guild: string, user: string, permissions: string | null): void
  /** The next messages to the channel are refused. */
  shut(channel: string, refusal: Refusal | undefined): void
  /** A thread that nobody has written in for a while. */
  archive(thread: string): void
  /** As Discord does after some minutes. */
  forgetNonces(): void
  clear(): void
  close(): Promise<void>
}

const applicationId = '80351110224678912'
const botToken = 'bot-token'
/** Of every answer by Discord itself. */
const discordHeaders = { via: '1.1 google' }

/** As the settings of a site have it. */
export const rawPublicKey = (key: ReturnType<typeof generateKeyPairSync>['publicKey']): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')

const readJson = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}')
}

const threadRoute = /^\/api\/v10\/channels\/(\d+)$/
const channelRoute = /^\/api\/v10\/channels\/(\d+)\/messages(?:\/(\d+))?$/
const guildRoute = /^\/api\/v10\/guilds\/(\d+)(?:\/members\/(\d+))?$/
const followUpRoute = /^\/api\/v10\/webhooks\/\d+\/([\w.-]+)(\/messages\/@original)?$/

export const openDiscordServer = async (): Promise<DiscordServer> => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const requests: ReceivedRequest[] = []
  const places = new Map<string, Map<string, ShownContent>>()
  /** The messages that they were sent with. */
  const nonces = new Map<string, string>()
  const removed = new Set<string>()
  /** By server and account. */
  const members = new Map<string, string>()
  const shut = new Map<string, Refusal>()
  const archived = new Set<string>()
  /** Of interactions that were answered. */
  const answered = new Set<string>()
  let commands: { name: string }[] = []
  let planned: Refusal[] = []
  let forAll: Refusal | undefined
  let lostPath: string | undefined
  let lastId = 500_000

  const placeOf = (name: string) => {
    const place = places.get(name) ?? new Map<string, ShownContent>()
    places.set(name, place)
    return place
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { method = '', url = '', headers } = request
    const body = await readJson(request)
    requests.push({ method, path: url, at: performance.now(), authorization: headers.authorization, body })
    const isLost = lostPath !== undefined && url.includes(lostPath)
    if (isLost) lostPath = undefined
    const json = (
      status: number,
      answer: object,
      headers: Readonly<Record<string, string>> = discordHeaders,
    ) =>
      isLost
        ? response.destroy()
        : response
            .writeHead(status, { 'content-type': 'application/json', ...headers })
            .end(JSON.stringify(answer))
    const refusal = planned.shift() ?? forAll
    if (refusal) {
      const { status, body = {}, isByProxy } = refusal
      return json(status, body, { ...(!isByProxy && discordHeaders), ...refusal.headers })
    }
    const { pathname } = new URL(url, 'http://discord')
    const [, token, original] = followUpRoute.exec(pathname) ?? []
    if (token === undefined && headers.authorization !== `Bot ${botToken}`) return json(401, { code: 0 })
    if (pathname === `/api/v10/applications/${applicationId}/commands`) {
      commands = body
      return json(200, body)
    }
    if (pathname === '/api/v10/users/@me/channels') return json(200, { id: `9${body.recipient_id}` })
    const [, guild, user] = guildRoute.exec(pathname) ?? []
    if (guild !== undefined && removed.has(guild)) return json(404, { code: 10_004 })
    if (guild !== undefined && user !== undefined)
      return members.has(`${guild} ${user}`) ? json(200, { roles: [user] }) : json(404, { code: 10_007 })
    if (guild !== undefined) {
      const roles = [...members]
        .filter(([key]) => key.startsWith(`${guild} `))
        .map(([key, permissions]) => ({ id: key.split(' ')[1], permissions }))
      const everybody = { id: guild, permissions: '0' }
      return json(200, { id: guild, name: `Server ${guild}`, owner_id: '1', roles: [everybody, ...roles] })
    }
    const [, thread] = threadRoute.exec(pathname) ?? []
    if (thread !== undefined && body.archived === false) {
      archived.delete(thread)
      return json(200, { id: thread })
    }
    const refused = whyMessageRefused(body)
    if (refused !== undefined) return json(400, { code: 50_035, message: refused })
    if (token !== undefined) {
      if (!answered.has(token)) return json(404, { code: 10_015 })
      placeOf(token).set(original === undefined ? 'beside' : '@original', body)
      return json(200, { id: '1' })
    }
    const [, channel, message] = channelRoute.exec(pathname) ?? []
    if (channel === undefined) return json(404, { code: 0 })
    const closed = shut.get(channel)
    if (closed) return json(closed.status, closed.body ?? {})
    if (message !== undefined && !placeOf(channel).has(message)) return json(404, { code: 10_008 })
    if (message !== undefined && archived.has(channel)) return json(400, { code: 50_083 })
    const { nonce, enforce_nonce: isOnce } = body
    const sentBefore = isOnce ? nonces.get(nonce) : undefined
    if (message === undefined && sentBefore !== undefined) return json(200, { id: sentBefore })
    lastId += 1
    const id = message ?? String(lastId)
    if (nonce !== undefined) nonces.set(nonce, id)
    placeOf(channel).set(id, body)
    return json(200, { id })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    env: {
      DISCORD_API_URL: `http://127.0.0.1:${port}/api`,
      DISCORD_CLIENT_ID: applicationId,
      DISCORD_CLIENT_SECRET: 'client-secret',
      DISCORD_PUBLIC_KEY: rawPublicKey(publicKey),
      DISCORD_BOT_TOKEN: botToken,
    },
    applicationId,
    requests,
    messagesIn: (name) => [...placeOf(name).values()],
    commands: () => commands,
    sign: (body, timestamp) => sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
    takeAnswer: (interaction, answer) => {
      const refused = whyAnswerRefused(interaction.type, answer)
      if (refused !== undefined) throw new Error(`Discord refuses the answer: ${refused}`)
      answered.add(interaction.token)
    },
    answerNext: (...refusals) => void planned.push(...refusals),
    answerAll: (refusal) => {
      forAll = refusal
    },
    loseAnswerTo: (path) => {
      lostPath = path
    },
    deleteMessages: (channel) => placeOf(channel).clear(),
    removeApp: (guild) => void removed.add(guild),
    setMember: (guild, user, permissions) => {
      if (permissions === null) members.delete(`${guild} ${user}`)
      else members.set(`${guild} ${user}`, permissions)
    },
    shut: (channel, refusal) => {
      if (refusal) shut.set(channel, refusal)
      else shut.delete(channel)
    },
    archive: (thread) => void archived.add(thread),
    forgetNonces: () => nonces.clear(),
    clear: () => {
      requests.length = 0
      places.clear()
      nonces.clear()
      removed.clear()
      members.clear()
      shut.clear()
      archived.clear()
      answered.clear()
      commands = []
      planned = []
      forAll = undefined
      lostPath = undefined
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
