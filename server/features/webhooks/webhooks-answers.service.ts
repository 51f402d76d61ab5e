/** What follows from an answer of Discord, or from a missing one. All of it runs inside a transaction. */
import { webhookLimits } from '#contract/webhooks/limits.ts'
import type { WebhookEnd } from '#contract/webhooks/webhooks.ts'
import type { Context } from '#server/context.ts'
import { retryPauseMs } from '#server/discord/retry-pause.ts'
import type { WebhookAnswer } from '#server/discord/webhook-messages.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import { webhookMessageJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './webhooks-delivery.sql.ts'
import { countMissing } from './webhooks-missing.sql.ts'

type DueMessage = sql.DueMessage

const secondMs = 1_000
const hourMs = 60 * 60 * secondMs
const longestRetryMs = hourMs
/** So often no one at Discord knows the webhook any more; less often a proxy may have been wrong. */
const missingTimes = 3
const missingRetryMs = 15 * 60 * secondMs
const givenUpMs = webhookLimits.failingHours * hourMs

/** Discord takes 30 messages a minute in a channel. */
const spacingMs = 2 * secondMs

export const later = ({ now }: Context, milliseconds: number): Date =>
  new Date(now().getTime() + milliseconds)

/** Discord has no key to make posting idempotent, and a message may be deleted by mistake. */
export const mostPosts = 2

const sendAgain = async (ctx: Context, message: DueMessage, afterMs: number): Promise<void> => {
  const dueAt = later(ctx, afterMs)
  await sql.setDue(ctx, message, dueAt)
  const { webhook_id: webhookId, crew_id: crewId } = message
  await ctx.jobs.send(ctx, webhookMessageJob, { webhookId, crewId }, dueAt)
}

/** One after the other: if all were sent together, most of a channel's messages would have to wait again. */
export const sendAfterWait = (ctx: Context, message: DueMessage, waitMs: number): Promise<void> =>
  sendAgain(ctx, message, waitMs + message.position * spacingMs)

/** Notifies the owner, who may not look at the page again. */
const endWebhook = async (ctx: Context, message: DueMessage, reason: WebhookEnd): Promise<void> => {
  const { webhook_id, crew_id, user_id, title, filters, ship_name: ship } = message
  await sql.endWebhook(ctx, webhook_id, reason)
  if (user_id === null) return
  await sendNotice(ctx, {
    kind: 'required',
    to: [user_id],
    ...(filters === null
      ? { crewId: crew_id, notice: { type: 'webhook_ended', data: { title, reason } } }
      : { notice: { type: 'search_webhook_ended', data: { filters, ship, reason } } }),
  })
}

/** Whether this is the last message: later changes of the post do not matter in the channel. */
const isLast = ({ mission_status, deleted_at, user_id }: DueMessage): boolean =>
  !isRunning(mission_status) || deleted_at !== null || user_id === null

/** `revision`: the current one of the post. */
const followUp = async (ctx: Context, message: DueMessage, revision: number): Promise<void> => {
  if (revision !== message.revision) await sendAgain(ctx, message, webhookLimits.pauseSeconds * secondMs)
  // The channel of a search continues with other posts.
  else if (isLast(message)) {
    if (message.search_id === null) await sql.deleteWebhook(ctx, message.webhook_id)
    else await sql.deleteMessage(ctx, message)
  }
}

const noteFailure = async (ctx: Context, message: DueMessage): Promise<void> => {
  const since = message.failing_since ?? ctx.now()
  const failedMs = ctx.now().getTime() - since.getTime()
  if (failedMs >= givenUpMs) return endWebhook(ctx, message, 'given_up')
  await sql.setFailing(ctx, message.webhook_id, since)
  await sendAgain(ctx, message, retryPauseMs(failedMs, longestRetryMs))
}

const noteMissing = async (ctx: Context, message: DueMessage): Promise<void> => {
  if ((await countMissing(ctx, message.webhook_id, later(ctx, -hourMs))) >= missingTimes)
    return endWebhook(ctx, message, 'gone')
  await sql.setFailing(ctx, message.webhook_id, ctx.now())
  await sendAgain(ctx, message, missingRetryMs)
}

const noteWait = async (
  ctx: Context,
  message: DueMessage,
  { seconds, isGlobal }: Extract<WebhookAnswer, { kind: 'wait' }>,
): Promise<void> => {
  const waitMs = Math.min(Math.ceil(seconds) * secondMs, givenUpMs)
  const until = later(ctx, waitMs)
  await (isGlobal ? sql.setAllWaiting(ctx, until) : sql.setWaiting(ctx, message.webhook_id, until))
  await sendAfterWait(ctx, message, waitMs)
}

/**
 * If the message of a crew is deleted once, it is posted again. If it is deleted twice, or is one of many, it is not
 * wanted.
 */
const noteLost = async (ctx: Context, message: DueMessage): Promise<void> => {
  await sql.setReached(ctx, message.webhook_id)
  if (message.search_id !== null) return sql.deleteMessage(ctx, message)
  if (message.posts >= mostPosts) return endWebhook(ctx, message, 'gone')
  await sql.setLost(ctx, message)
  await sendAgain(ctx, message, webhookLimits.pauseSeconds * secondMs)
}

/** A channel that has accepted other posts continues without this one. */
export const giveUpMessage = async (ctx: Context, message: DueMessage, reason: WebhookEnd): Promise<void> => {
  if (message.search_id === null || message.webhook_delivered_at === null)
    return endWebhook(ctx, message, reason)
  await sql.deleteMessage(ctx, message)
  await sql.setReachedUnlessDue(ctx, message.webhook_id)
}

const noteUnconfirmed = (ctx: Context, message: DueMessage): Promise<void> =>
  message.posts >= mostPosts ? giveUpMessage(ctx, message, 'unconfirmed') : noteFailure(ctx, message)

/** `unchanged`: the channel already shows this content. */
export type Outcome = WebhookAnswer | { readonly kind: 'unchanged' } | { readonly kind: 'unreadable' }

/** The outcomes that guarantee that nothing was posted. */
const withoutPost: readonly Outcome['kind'][] = [
  'failed',
  'missing',
  'no_webhook',
  'refused',
  'unreadable',
  'wait',
]

/** Does nothing if the player has disconnected the channel meanwhile. */
export const noteOutcome = async (
  ctx: Context,
  message: DueMessage,
  outcome: Outcome,
  shown: Buffer,
): Promise<void> => {
  const revision = await sql.lockMessage(ctx, message)
  if (revision === undefined) return
  if (message.message_id === null && withoutPost.includes(outcome.kind)) await sql.takeBackPost(ctx, message)
  if ('reason' in outcome)
    ctx.log.warn({ reason: outcome.reason, webhook: message.webhook_id }, 'Discord took no message')
  switch (outcome.kind) {
    case 'delivered':
      await sql.setDelivered(ctx, message, { message_id: outcome.messageId, shown })
      return followUp(ctx, message, revision)
    case 'unchanged':
      await sql.setUnchanged(ctx, message)
      await sql.setReachedUnlessDue(ctx, message.webhook_id)
      return followUp(ctx, message, revision)
    case 'unconfirmed':
      return noteUnconfirmed(ctx, message)
    case 'no_message':
      return noteLost(ctx, message)
    case 'no_webhook':
      return endWebhook(ctx, message, 'gone')
    case 'missing':
      return noteMissing(ctx, message)
    case 'refused':
      ctx.log.warn({ code: outcome.code, webhook: message.webhook_id }, 'Discord refused a message')
      return giveUpMessage(ctx, message, 'refused')
    case 'unreadable':
      return endWebhook(ctx, message, 'unreadable')
    case 'wait':
      return noteWait(ctx, message, outcome)
    case 'failed':
      return noteFailure(ctx, message)
  }
}
