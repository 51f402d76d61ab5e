/** What guests ask for most, ready to be sent: until something changes, and for five seconds at most. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestIdHeader } from '#contract/wire/request-id.ts'
import { displaySettings } from '#server/http/requests/display-settings.ts'
import { countLookup } from '#server/metrics/registry.ts'
import { createCache } from './cache.ts'
import { type AnswerHeaders, encodingFor, type PreparedAnswer } from './prepared-answers.ts'

const ttl = 5_000
const maxAnswers = 2_000
const maxBytes = 32 * 1024 * 1024
/** Longer addresses are hardly asked for twice within seconds. */
const maxAddress = 300
/** What could not be shown may be there a moment later. */
const cachedStatuses = [200, 404]

/** `head`: the plain page with the head of the rendered one. */
type Kind = 'api' | 'page' | 'head'

/** The headers that every answer of this kind has, without those of the request alone. */
export const sharedHeaders = (reply: FastifyReply): AnswerHeaders => {
  const { [requestIdHeader]: _, 'set-cookie': __, ...headers } = reply.getHeaders()
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/**
 * Undefined for an address that is not worth it. Answers of the API are the same in every language. A page never has the key
 * of anything else, whatever its address is.
 */
const keyOf = (request: FastifyRequest, kind: Kind, address = request.url): string | undefined => {
  const { method, headers } = request
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading || address.length > maxAddress) return undefined
  const key = `${kind} ${encodingFor(headers['accept-encoding'])} ${address}`
  if (kind === 'api') return key
  const { locale, addressLocale, theme, zone } = displaySettings(request)
  return `${key} ${locale} ${addressLocale} ${theme} ${zone}`
}

export const createResponseCache = (now?: () => Date) => {
  const answers = createCache<PreparedAnswer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 1_000,
    ttl,
    ...(now && { now }),
  })
  const inProgress = new Set<string>()
  return {
    find: (request: FastifyRequest, kind: Kind): PreparedAnswer | undefined => {
      const key = keyOf(request, kind)
      return key === undefined ? undefined : answers.find(key)
    },
    /** Whether the answer is ready or already being made. `address`: without the parts that do not change it. */
    has: (request: FastifyRequest, kind: Kind, address?: string): boolean => {
      const key = keyOf(request, kind, address) ?? ''
      return inProgress.has(key) || answers.find(key) !== undefined
    },
    /** Guests who ask for the same at the same time share one answer. */
    load: async (
      request: FastifyRequest,
      kind: Kind,
      make: () => Promise<PreparedAnswer>,
      address?: string,
    ): Promise<PreparedAnswer> => {
      const key = keyOf(request, kind, address)
      if (key === undefined) return make()
      let isHit = true
      const makeMissing = () => {
        isHit = false
        inProgress.add(key)
        return make().finally(() => inProgress.delete(key))
      }
      const answer = await answers.get(key, makeMissing).finally(() => countLookup(isHit))
      if (!cachedStatuses.includes(answer.status)) answers.delete(key)
      return answer
    },
    clear: answers.clear,
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>

interface Visits {
  readonly isGuest: (request: FastifyRequest) => boolean
  /** Rejects if they ask too often. */
  readonly spend: (request: FastifyRequest) => Promise<void>
  readonly count: (request: FastifyRequest) => void
}

/** What a request may get from here: a page if nothing else is at its address. */
const kindOf = ({ is404, url, routeOptions }: FastifyRequest): Kind | undefined => {
  if (is404) return url.startsWith('/api') ? undefined : 'page'
  return routeOptions.config.isShared ? 'api' : undefined
}

/** Sends what is ready before anything else is done for the request. */
export const answerFromCache = (
  app: FastifyInstance,
  { find }: ResponseCache,
  { isGuest, spend, count }: Visits,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const kind = isGuest(request) ? kindOf(request) : undefined
    const answer = kind && find(request, kind)
    if (!answer) return done()
    const send = () => {
      countLookup(true)
      reply.hijack()
      reply.raw.writeHead(answer.status, answer.headers)
      reply.raw.end(answer.body)
      if (answer.status === 200 && request.method === 'GET') count(request)
    }
    const fail = (error: unknown) => {
      request.log.error({ err: error }, 'a ready answer was not sent')
      reply.raw.destroy()
    }
    // A guest who asks too often goes on to the ordinary limit, which refuses them with its error.
    spend(request)
      .then(send, () => done())
      .catch(fail)
  })
}
