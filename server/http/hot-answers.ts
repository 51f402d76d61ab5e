/** What guests ask for most, ready to be sent: until something changes, and for five seconds at most. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestIdHeader } from '#contract/wire/request-id.ts'
import { countLookup } from '#server/metrics/registry.ts'
import { createCache } from './cache.ts'
import { displaySettings } from './display-settings.ts'
import { encodingFor } from './precompressed.ts'

const ttl = 5_000
const maxAnswers = 2_000
const maxBytes = 32 * 1024 * 1024
/** Longer addresses are hardly asked for twice within seconds. */
const maxAddress = 300
/** What could not be shown may be there a moment later. */
const cachedStatuses = [200, 404]

export type AnswerHeaders = Readonly<Record<string, string>>

export interface ReadyAnswer {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly body: Buffer
}

const compress = {
  // An answer is compressed while its visitor waits.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

interface Answer {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly text: string
}

/** The headers that every answer of this kind has, without those of the request alone. */
export const sharedHeaders = (reply: FastifyReply): AnswerHeaders => {
  const { [requestIdHeader]: _, 'set-cookie': __, ...headers } = reply.getHeaders()
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

export const prepareAnswer = async (
  { headers: asked }: FastifyRequest,
  { status, headers, text }: Answer,
): Promise<ReadyAnswer> => {
  const encoding = text === '' ? undefined : encodingFor(asked['accept-encoding'])
  const body = encoding ? await compress[encoding](text) : Buffer.from(text)
  const ofBody = { 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) }
  return { status, headers: { ...headers, vary: 'accept-encoding', ...ofBody }, body }
}

export const sendReady = (reply: FastifyReply, { status, headers, body }: ReadyAnswer): FastifyReply =>
  reply.code(status).headers(headers).send(body)

/** Undefined for an address that is not worth it. Answers of the API are the same in every language. */
const keyOf = (request: FastifyRequest, url = request.url): string | undefined => {
  const { headers } = request
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading || url.length > maxAddress) return undefined
  const encoding = encodingFor(headers['accept-encoding'])
  if (url.startsWith('/api/')) return `${encoding} ${url}`
  const { locale, addressLocale, theme, zone } = displaySettings(request)
  return `${encoding} ${url} ${locale} ${addressLocale} ${theme} ${zone}`
}

export const createHotAnswers = (now?: () => Date) => {
  const answers = createCache<ReadyAnswer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 1_000,
    ttl,
    ...(now && { now }),
  })
  return {
    find: (request: FastifyRequest): ReadyAnswer | undefined => {
      const key = keyOf(request)
      return key === undefined ? undefined : answers.find(key)
    },
    /** Guests who ask for the same at once share one answer. `address`: without what does not change the answer. */
    load: async (
      request: FastifyRequest,
      make: () => Promise<ReadyAnswer>,
      address?: string,
    ): Promise<ReadyAnswer> => {
      const key = keyOf(request, address)
      if (key === undefined) return make()
      let isHit = true
      const makeMissing = () => {
        isHit = false
        return make()
      }
      const answer = await answers.get(key, makeMissing).finally(() => countLookup(isHit))
      if (!cachedStatuses.includes(answer.status)) answers.delete(key)
      return answer
    },
    clear: answers.clear,
  }
}

export type HotAnswers = ReturnType<typeof createHotAnswers>

interface Visits {
  readonly isGuest: (request: FastifyRequest) => boolean
  /** Rejects if they ask too often. */
  readonly spend: (request: FastifyRequest) => Promise<void>
  readonly count: (request: FastifyRequest) => void
}

/** Sends what is ready before anything else is done for the request. */
export const answerHot = (
  app: FastifyInstance,
  { find }: HotAnswers,
  { isGuest, spend, count }: Visits,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const answer = isGuest(request) ? find(request) : undefined
    if (!answer) return done()
    const send = () => {
      countLookup(true)
      reply.hijack()
      reply.raw.writeHead(answer.status, answer.headers)
      reply.raw.end(answer.body)
      if (answer.status === 200 && request.method === 'GET') count(request)
    }
    // Whoever asks too often is refused on the ordinary way, which says so.
    spend(request).then(send, () => done())
  })
}
