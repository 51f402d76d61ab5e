/** Messages of Discord webhooks. Nothing here throws, and the address is never logged. */
import type { Config } from '#server/config.ts'
import { askDiscord, type DiscordAnswer, discordCodes, mayHaveArrived } from './requests.ts'

interface WebhookTarget {
  /** Of the webhook. */
  readonly id: string
  readonly token: string
  /** The message to edit; null for a new one. */
  readonly messageId: string | null
}

export type WebhookAnswer =
  | { readonly kind: 'delivered'; readonly messageId: string }
  /** A new message may or may not be in the channel, and there is no id to edit it by. */
  | { readonly kind: 'unconfirmed'; readonly reason: string }
  | { readonly kind: 'no_message' }
  | { readonly kind: 'no_webhook' }
  /** Whatever answered, nothing is there: Discord gives a reason with its code, a proxy in front of it none. */
  | { readonly kind: 'missing'; readonly reason: string }
  /** The same request would be refused again. */
  | { readonly kind: 'refused'; readonly code: number }
  /** `isGlobal`: applies to all requests, of every webhook. */
  | { readonly kind: 'wait'; readonly seconds: number; readonly isGlobal: boolean }
  | { readonly kind: 'failed'; readonly reason: string }

/** Longer for a new message: an edit can be repeated, but a second post is a second message. */
const timeoutMs = { POST: 30_000, PATCH: 10_000 }

const readAnswer = (answer: DiscordAnswer, messageId: string | null): WebhookAnswer => {
  const { status, code, reason, waitSeconds, isGlobal } = answer
  const mayBeThere = messageId === null && mayHaveArrived(answer)
  const failed = (reason: string): WebhookAnswer => ({ kind: mayBeThere ? 'unconfirmed' : 'failed', reason })
  if (status === 0) return failed(reason)
  if (status >= 200 && status < 300) {
    const id = messageId ?? answer.id
    return id === null ? { kind: 'unconfirmed', reason: 'no id' } : { kind: 'delivered', messageId: id }
  }
  if (waitSeconds !== null) return { kind: 'wait', seconds: waitSeconds, isGlobal }
  if (status === 404 && code === discordCodes.unknownMessage) return { kind: 'no_message' }
  if (status === 404 && code === discordCodes.unknownWebhook) return { kind: 'no_webhook' }
  if (status === 401 && code === discordCodes.invalidToken) return { kind: 'no_webhook' }
  if (status === 400 && code !== null) return { kind: 'refused', code }
  if (status === 404 && code === null) return { kind: 'missing', reason: 'status 404' }
  return failed(`status ${status}`)
}

/** Posts the message, or edits it. */
export const sendWebhookMessage = async (
  config: Config,
  { id, token, messageId }: WebhookTarget,
  body: object,
): Promise<WebhookAnswer> => {
  const method = messageId === null ? 'POST' : 'PATCH'
  const webhook = `/webhooks/${id}/${token}`
  const path = messageId === null ? `${webhook}?wait=true` : `${webhook}/messages/${messageId}`
  return readAnswer(await askDiscord(config, { method, path, body, timeoutMs: timeoutMs[method] }), messageId)
}
