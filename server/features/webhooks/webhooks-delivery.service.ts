/** Keeps the messages in Discord channels up to date. At most one job at a time works on a message. */
import { createHash } from 'node:crypto'
import { webhookLimits } from '#contract/webhooks/limits.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { isBanned } from '#server/db/bans.ts'
import { getSummaries } from '#server/features/crews/crews.service.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import { viewSummary } from '#server/features/crews/crews.view.ts'
import { webhookMessageJob } from '#server/features/crews/crews-changes.service.ts'
import { type DiscordAnswer, sendToDiscord } from '#server/jobs/discord.ts'
import { job, recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { crewMessage, hiddenMessage } from './webhooks.embed.ts'
import * as sql from './webhooks-delivery.sql.ts'
import { unseal } from './webhooks-keys.service.ts'

type DueMessage = sql.DueMessage

const secondMs = 1_000
const hourMs = 60 * 60 * secondMs
const shortestRetryMs = 15 * secondMs
const longestRetryMs = hourMs
const givenUpMs = webhookLimits.failingHours * hourMs

const later = ({ now }: Context, milliseconds: number): Date => new Date(now().getTime() + milliseconds)

/** What the post looks like now, for whoever reads the channel. */
const currentMessage = async (ctx: Context, { crew_id, is_hidden, locale }: DueMessage): Promise<object> => {
  const [crew] = is_hidden ? [] : await getSummaries(ctx, [crew_id])
  const language = locale ?? 'en'
  return crew
    ? crewMessage(viewSummary(crew, undefined), {
        locale: language,
        link: `${ctx.config.publicUrl}/crew/${crew_id}`,
      })
    : hiddenMessage(language)
}

const hashOf = (message: object): Buffer => createHash('sha256').update(JSON.stringify(message)).digest()

/** Nothing that happens to the post afterwards is of interest in the channel. */
const isLast = (ctx: Context, message: DueMessage): boolean =>
  !isRunning(message.mission_status) ||
  message.deleted_at !== null ||
  message.user_id === null ||
  isBanned(message, ctx.now())

const sendAgain = async (ctx: Context, message: DueMessage, afterMs: number): Promise<void> => {
  const dueAt = later(ctx, afterMs)
  await sql.setDue(ctx, message, dueAt)
  const { webhook_id: webhookId, crew_id: crewId } = message
  await ctx.jobs.send(ctx, webhookMessageJob, { webhookId, crewId }, dueAt)
}

/** The channel of a search goes on with other posts. */
const endMessage = (ctx: Context, message: DueMessage): Promise<void> =>
  message.search_id === null ? sql.deleteWebhook(ctx, message.webhook_id) : sql.deleteMessage(ctx, message)

const noteTaken = async (
  ctx: Context,
  message: DueMessage,
  taken: Parameters<typeof sql.setTaken>[2],
  hasChanged: boolean,
): Promise<void> => {
  await sql.setTaken(ctx, message, taken)
  if (hasChanged) await sendAgain(ctx, message, webhookLimits.pauseSeconds * secondMs)
  else if (isLast(ctx, message)) await endMessage(ctx, message)
}

/** The owner is told, as they may not look at the page again. */
const endWebhook = async (ctx: Context, message: DueMessage, endedAs: 'given_up' | 'gone'): Promise<void> => {
  const { webhook_id, crew_id, search_id, user_id, title } = message
  await sql.endWebhook(ctx, webhook_id, endedAs)
  if (user_id === null) return
  await sendNotice(ctx, {
    kind: 'required',
    to: [user_id],
    ...(search_id === null
      ? { crewId: crew_id, notice: { type: `webhook_${endedAs}`, data: { title } } }
      : { notice: { type: `search_webhook_${endedAs}`, data: {} } }),
  })
}

/** `waitMs`: as Discord asked for; without, the longer it fails, the longer the pauses. */
const noteFailure = async (ctx: Context, message: DueMessage, waitMs?: number): Promise<void> => {
  const since = message.failing_since ?? ctx.now()
  const failedMs = ctx.now().getTime() - since.getTime()
  if (failedMs >= givenUpMs) return endWebhook(ctx, message, 'given_up')
  await sql.setFailing(ctx, message.webhook_id, since)
  const retryMs = Math.min(Math.max(failedMs / 2, shortestRetryMs), longestRetryMs)
  await sendAgain(ctx, message, waitMs ?? retryMs)
}

const noteWait = async (
  ctx: Context,
  message: DueMessage,
  { seconds, isGlobal }: Extract<DiscordAnswer, { kind: 'wait' }>,
): Promise<void> => {
  const waitMs = Math.min(Math.ceil(seconds) * secondMs, givenUpMs)
  await noteFailure(ctx, message, waitMs)
  const until = later(ctx, waitMs)
  await (isGlobal ? sql.setAllWaiting(ctx, until) : sql.setWaiting(ctx, message.webhook_id, until))
}

/** Deleted once, the message of a crew is posted again; deleted twice, or one of many, it is not wanted. */
const noteLost = async (ctx: Context, message: DueMessage): Promise<void> => {
  if (message.search_id !== null) return sql.deleteMessage(ctx, message)
  if (message.is_second) return endWebhook(ctx, message, 'gone')
  await sql.setLost(ctx, message)
  await sendAgain(ctx, message, webhookLimits.pauseSeconds * secondMs)
}

/** What was shown is noted unless the leader has disconnected the channel meanwhile. */
const noteAnswer = async (
  ctx: Context,
  message: DueMessage,
  answer: DiscordAnswer,
  shown: Buffer,
): Promise<void> => {
  const revision = await sql.lockMessage(ctx, message)
  if (revision === undefined) return
  switch (answer.kind) {
    case 'taken':
      return noteTaken(ctx, message, { message_id: answer.messageId, shown }, revision !== message.revision)
    case 'no_message':
      return noteLost(ctx, message)
    case 'no_webhook':
      return endWebhook(ctx, message, 'gone')
    case 'wait':
      return noteWait(ctx, message, answer)
    case 'failed':
      ctx.log.warn({ reason: answer.reason, webhook: message.webhook_id }, 'Discord took no message')
      return noteFailure(ctx, message)
  }
}

const deliver = async (ctx: Context, message: DueMessage): Promise<void> => {
  const content = await currentMessage(ctx, message)
  const shown = hashOf(content)
  const { message_id: messageId } = message
  const send = async (): Promise<DiscordAnswer> => {
    if (message.shown?.equals(shown)) return { kind: 'taken', messageId }
    const address = await unseal(ctx, message.address)
    if (!address) return { kind: 'failed', reason: 'the key of its address is missing' }
    return sendToDiscord(ctx.config, { ...address, messageId }, content)
  }
  const answer = await send()
  await inTransaction(ctx, (ctx) => noteAnswer(ctx, message, answer, shown))
}

export const deliverMessageJob = job(webhookMessageJob, async (ctx, { webhookId, crewId }) => {
  const message = await sql.findDueMessage(ctx, webhookId, crewId)
  if (!message) return
  const waitMs = (message.waits_until?.getTime() ?? 0) - ctx.now().getTime()
  if (waitMs > 0) await inTransaction(ctx, (ctx) => sendAgain(ctx, message, waitMs))
  else await deliver(ctx, message)
})

/** Longer than a job may take, its retry after a crash included. */
const overdueMs = 10 * 60 * secondMs
const mostOverdue = 1_000

/** Jobs are lost with a database that is restored from a backup, or when they fail too often. */
export const webhookUpkeepJob = recurringJob('webhook-upkeep', '*/5 * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await sql.deleteFinished(ctx)
    const overdue = await sql.listOverdue(ctx, later(ctx, -overdueMs), mostOverdue)
    await ctx.jobs.sendAll(
      ctx,
      webhookMessageJob,
      overdue.map(({ webhook_id, crew_id }) => ({ webhookId: webhook_id, crewId: crew_id })),
    )
  }),
)
