/** Messages of Discord webhooks. Nothing here throws, and the address is never logged. */
import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'
import { readLimitedText } from '#server/http/requests/limited-text.ts'

export interface DiscordTarget {
  /** Of the webhook. */
  readonly id: string
  readonly token: string
  /** The message to edit; null for a new one. */
  readonly messageId: string | null
}

export type DiscordAnswer =
  | { readonly kind: 'delivered'; readonly messageId: string }
  /** A new message may or may not be in the channel, and there is no id to edit it by. */
  | { readonly kind: 'unconfirmed'; readonly reason: string }
  | { readonly kind: 'no_message' }
  | { readonly kind: 'no_webhook' }
  /** Nothing is there, by whoever answered: Discord gives a reason with its code, a proxy in front of it none. */
  | { readonly kind: 'missing'; readonly reason: string }
  /** The same request would be refused again. */
  | { readonly kind: 'refused'; readonly code: number }
  /** `isGlobal`: applies to all requests, of every webhook. */
  | { readonly kind: 'wait'; readonly seconds: number; readonly isGlobal: boolean }
  | { readonly kind: 'failed'; readonly reason: string }

/** Longer for a new message: an edit can be repeated, but a second post is a second message. */
const timeoutMs = { POST: 30_000, PATCH: 10_000 }
const maxBytes = 64 * 1024

/** Everything that is read of an answer; other fields are ignored. */
const answerBody = z.object({
  id: z.catch(z.nullable(z.string().check(z.regex(/^\d{1,20}$/))), null),
  code: z.catch(z.nullable(z.number()), null),
  retry_after: z.catch(z.nullable(z.number().check(z.gte(0))), null),
  global: z.catch(z.boolean(), false),
})
type AnswerBody = z.output<typeof answerBody>

const emptyBody: AnswerBody = { id: null, code: null, retry_after: null, global: false }

/** Codes of Discord. A proxy in front of it refuses without a code, and knows nothing about webhooks. */
const codes = { unknownMessage: 10_008, unknownWebhook: 10_015, invalidToken: 50_027 }

/** A proxy has forwarded the request, and then lost the connection. */
const lostByProxy = [504, 520, 524]

/** The request was never sent. */
const notConnected = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]

const readBody = async (response: Response): Promise<AnswerBody> => {
  const text = await readLimitedText(response, maxBytes)
  try {
    return answerBody.parse(JSON.parse(text))
  } catch {
    return emptyBody
  }
}

/** A proxy of Discord may refuse without a body. */
const defaultWaitSeconds = 15

const waitOf = ({ headers }: Response, body: AnswerBody): DiscordAnswer => {
  const header = Number(headers.get('retry-after') ?? Number.NaN)
  const named = [header, body.retry_after ?? Number.NaN].filter((seconds) => seconds >= 0)
  const isGlobal = body.global || headers.get('x-ratelimit-global') === 'true'
  return { kind: 'wait', seconds: named.length > 0 ? Math.max(...named) : defaultWaitSeconds, isGlobal }
}

const missingAnswer = (reason: string, mayHaveArrived: boolean): DiscordAnswer => ({
  kind: mayHaveArrived ? 'unconfirmed' : 'failed',
  reason,
})

const readAnswer = async (response: Response, { messageId }: DiscordTarget): Promise<DiscordAnswer> => {
  const { status } = response
  const body = await readBody(response)
  if (response.ok) {
    const id = messageId ?? body.id
    return id === null ? { kind: 'unconfirmed', reason: 'no id' } : { kind: 'delivered', messageId: id }
  }
  if (status === 429) return waitOf(response, body)
  if (status === 404 && body.code === codes.unknownMessage) return { kind: 'no_message' }
  if (status === 404 && body.code === codes.unknownWebhook) return { kind: 'no_webhook' }
  if (status === 401 && body.code === codes.invalidToken) return { kind: 'no_webhook' }
  if (status === 400 && body.code !== null) return { kind: 'refused', code: body.code }
  if (status === 404 && body.code === null) return { kind: 'missing', reason: 'status 404' }
  return missingAnswer(`status ${status}`, messageId === null && lostByProxy.includes(status))
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no connection'
  if (error.name === 'TimeoutError') return 'timeout'
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : 'no connection'
}

const addressOf = ({ discordApiUrl }: Config, { id, token, messageId }: DiscordTarget): string =>
  messageId === null
    ? `${discordApiUrl}/webhooks/${id}/${token}?wait=true`
    : `${discordApiUrl}/webhooks/${id}/${token}/messages/${messageId}`

/** Posts the message, or edits it. */
export const sendToDiscord = async (
  config: Config,
  target: DiscordTarget,
  message: object,
): Promise<DiscordAnswer> => {
  const method = target.messageId === null ? 'POST' : 'PATCH'
  try {
    const response = await fetch(addressOf(config, target), {
      method,
      headers: {
        'content-type': 'application/json',
        'user-agent': `DiscordBot (${config.publicUrl}, 1.0)`,
      },
      body: JSON.stringify(message),
      // Requests only go to Discord, without following redirects.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs[method]),
    })
    return await readAnswer(response, target)
  } catch (error) {
    const reason = reasonOf(error)
    return missingAnswer(reason, method === 'POST' && !notConnected.includes(reason))
  }
}
