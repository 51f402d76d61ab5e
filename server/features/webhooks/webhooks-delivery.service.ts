/** Keeps the messages in Discord channels up to date. A job claims its message, so no two send the same one. */
import { createHash } from 'node:crypto'
import { type Context, inTransaction } from '#server/context.ts'
import { crewMessage, hiddenMessage } from '#server/discord/crew-message.ts'
import { sendWebhookMessage } from '#server/discord/webhook-messages.ts'
import { getSummaries } from '#server/features/crews/crews.service.ts'
import { viewPost } from '#server/features/crews/crews.view.ts'
import { webhookMessageJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { job, recurringJob } from '#server/jobs/job.ts'
import {
  giveUpMessage,
  later,
  mostPosts,
  noteOutcome,
  type Outcome,
  sendAfterWait,
} from './webhooks-answers.service.ts'
import * as sql from './webhooks-delivery.sql.ts'
import { unseal } from './webhooks-keys.service.ts'

type DueMessage = sql.DueMessage

const secondMs = 1_000

/** The current state of the post, for the readers of the channel. */
const currentMessage = async (ctx: Context, { crew_id, is_hidden, locale }: DueMessage): Promise<object> => {
  const [crew] = is_hidden ? [] : await getSummaries(ctx, [crew_id])
  const language = locale ?? 'en'
  return crew
    ? crewMessage(viewPost(crew), {
        locale: language,
        link: `${ctx.config.publicUrl}/crew/${crew_id}`,
      })
    : hiddenMessage(language)
}

const hashOf = (message: object): Buffer => createHash('sha256').update(JSON.stringify(message)).digest()

const deliver = async (ctx: Context, message: DueMessage): Promise<void> => {
  const content = await currentMessage(ctx, message)
  const shown = hashOf(content)
  const send = async (): Promise<Outcome> => {
    if (message.shown?.equals(shown)) return { kind: 'unchanged' }
    const address = await unseal(ctx, message.address)
    if (!address) return { kind: 'unreadable' }
    return sendWebhookMessage(ctx.config, { ...address, messageId: message.message_id }, content)
  }
  const outcome = await send()
  await inTransaction(ctx, (ctx) => noteOutcome(ctx, message, outcome, shown))
}

/** Longer than Discord may take to answer. */
const claimMs = 60 * secondMs

/**
 * The clocks of nodes differ a little. A job that runs earlier than this was sent twice, and another one will follow.
 */
const earlyMs = 2 * secondMs

export const deliverMessageJob = job(webhookMessageJob, async (ctx, { webhookId, crewId }) => {
  const message = await sql.findDueMessage(ctx, webhookId, crewId)
  if (!message || message.due_at > later(ctx, earlyMs)) return
  const waitMs = (message.waits_until?.getTime() ?? 0) - ctx.now().getTime()
  if (waitMs > 0) return inTransaction(ctx, (ctx) => sendAfterWait(ctx, message, waitMs))
  const claimedUntil = later(ctx, claimMs)
  const posts = await sql.claimMessage(ctx, message, claimedUntil)
  // Another job is sending it. If that one dies, this one replaces it.
  if (posts === undefined) return ctx.jobs.send(ctx, webhookMessageJob, { webhookId, crewId }, claimedUntil)
  const claimed = { ...message, posts }
  // Nodes died while they posted it.
  if (posts > mostPosts && message.message_id === null)
    return inTransaction(ctx, (ctx) => giveUpMessage(ctx, claimed, 'unconfirmed'))
  return deliver(ctx, claimed)
})

/** Longer than a job may take, its retry after a crash included. */
const overdueMs = 10 * 60 * secondMs
const mostOverdue = 1_000

/** Jobs are lost when a database is restored from a backup, or when they fail too often. */
export const webhookUpkeepJob = recurringJob('webhook-upkeep', '*/5 * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await sql.deleteFinished(ctx)
    const overdue = await sql.setOverdueDue(ctx, later(ctx, -overdueMs), mostOverdue)
    await ctx.jobs.sendAll(
      ctx,
      webhookMessageJob,
      overdue.map(({ webhook_id, crew_id }) => ({ webhookId: webhook_id, crewId: crew_id })),
    )
  }),
)
