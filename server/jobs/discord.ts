/** Messages of webhooks of Discord. Nothing here throws, and nothing tells the address to a log. */
import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'

export interface DiscordTarget {
  /** Of the webhook. */
  readonly id: string
  readonly token: string
  /** The message to edit; null for a new one. */
  readonly messageId: string | null
}

export type DiscordAnswer =
  /** `messageId` is null if Discord did not say it. */
  | { readonly kind: 'taken'; readonly messageId: string | null }
  | { readonly kind: 'no_message' }
  | { readonly kind: 'no_webhook' }
  /** `global`: no request at all, of any webhook. */
  | { readonly kind: 'wait'; readonly seconds: number; readonly isGlobal: boolean }
  | { readonly kind: 'failed'; readonly reason: string }

const timeoutMs = 10_000
const maxBytes = 64 * 1024

/** All that is read of an answer, whatever else it holds. */
const answerBody = z.object({
  id: z.catch(z.nullable(z.string().check(z.regex(/^\d{1,20}$/))), null),
  code: z.catch(z.nullable(z.number()), null),
  retry_after: z.catch(z.nullable(z.number().check(z.gte(0))), null),
  global: z.catch(z.boolean(), false),
})
type AnswerBody = z.output<typeof answerBody>

const emptyBody: AnswerBody = { id: null, code: null, retry_after: null, global: false }

/** Codes of Discord. */
const unknownMessage = 10_008

const readText = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const readBody = async (response: Response): Promise<AnswerBody> => {
  const text = await readText(response)
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

const readAnswer = async (response: Response, { messageId }: DiscordTarget): Promise<DiscordAnswer> => {
  const { status } = response
  const body = await readBody(response)
  if (response.ok) return { kind: 'taken', messageId: body.id ?? messageId }
  if (status === 429) return waitOf(response, body)
  if (status === 404 && messageId !== null && body.code === unknownMessage) return { kind: 'no_message' }
  if (status === 401 || status === 403 || status === 404) return { kind: 'no_webhook' }
  return { kind: 'failed', reason: `status ${status}` }
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
  try {
    const response = await fetch(addressOf(config, target), {
      method: target.messageId === null ? 'POST' : 'PATCH',
      headers: {
        'content-type': 'application/json',
        'user-agent': `DiscordBot (${config.publicUrl}, 1.0)`,
      },
      body: JSON.stringify(message),
      // Only Discord itself is asked, never where it may point.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await readAnswer(response, target)
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'failed', reason: isTimeout ? 'timeout' : 'no connection' }
  }
}
