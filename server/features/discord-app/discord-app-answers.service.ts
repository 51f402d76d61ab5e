/** Answers that take longer than Discord waits follow as a job, and what has been answered is forgotten. */
import { type Context, inTransaction } from '#server/context.ts'
import { type AppOutcome, type Ask, answerLater } from '#server/discord/app-messages.ts'
import type { Interaction } from '#server/discord/interactions.ts'
import type { Content, Reply } from '#server/discord/replies.ts'
import { askDiscord } from '#server/discord/requests.ts'
import { job, recurringJob, sentJob } from '#server/jobs/job.ts'
import * as sql from './discord-app.sql.ts'
import { laterText } from './discord-app.texts.ts'

interface FollowUp {
  readonly token: string
  readonly content: Content
  /** Beside the message whose button was pressed, which stays as it is. */
  readonly isBeside: boolean
  readonly sentAt: string
}

/** A queue of its own: cards wait for their time in theirs, and players wait for this. */
const followUp = sentJob<FollowUp>('discord-answers', 'discord-follow-up')

/** After that the token is no longer valid. */
const validMs = 14 * 60_000
const retryMs = 10_000
/** Discord may get the answer that says that one follows after the one that does. */
const unknownMs = 30_000
const unknownRetryMs = 1_000

/** A button of a direct message: the answer may take the place of the message. */
export const canBeEdited = ({ kind, guildId }: Interaction): boolean => kind === 'press' && guildId === null

/** Discord shows that it waits; the answer takes the place of that. */
export const sendFollowUp = async (ctx: Context, interaction: Interaction, reply: Reply): Promise<void> => {
  const isText = reply.kind === 'message' || reply.kind === 'edit'
  const content: Content = isText ? reply : { text: laterText(interaction.locale) }
  const isBeside = reply.kind !== 'edit' && canBeEdited(interaction)
  const data = { token: interaction.token, content, isBeside, sentAt: ctx.now().toISOString() }
  await inTransaction(ctx, (ctx) => ctx.jobs.send(ctx, followUp, data))
}

/** When to try again; null for never. */
const retryMsAfter = (outcome: AppOutcome, ageMs: number): number | null => {
  switch (outcome.kind) {
    case 'wait':
      return outcome.seconds * 1_000
    case 'failed':
    case 'unconfirmed':
      return retryMs
    case 'no_interaction':
      return ageMs < unknownMs ? unknownRetryMs : null
    default:
      return null
  }
}

export const followUpJob = job(followUp, async (ctx, data) => {
  const { discordApp } = ctx.config
  const ageMs = ctx.now().getTime() - Date.parse(data.sentAt)
  if (!discordApp || ageMs >= validMs) return
  // Not stopped by limits of the app: Discord counts these by themselves.
  const ask: Ask = (request) => askDiscord(ctx.config, request)
  const outcome = await answerLater(ask, { ...data, applicationId: discordApp.id })
  const waitMs = retryMsAfter(outcome, ageMs)
  if (waitMs !== null) await ctx.jobs.send(ctx, followUp, data, new Date(ctx.now().getTime() + waitMs))
})

/** False if Discord, or somebody who has copied the request, has sent it before. */
export const isFirst = (ctx: Context, { id }: Interaction): Promise<boolean> => sql.insertInteraction(ctx, id)

/** Twice as long as a request is accepted. */
const rememberedMs = 10 * 60_000

export const forgetInteractionsJob = recurringJob('forget-interactions', '*/10 * * * *', (ctx) =>
  sql.deleteInteractions(ctx, new Date(ctx.now().getTime() - rememberedMs)),
)
