/** Answers that take longer than Discord waits follow as a job, and what has been answered is forgotten. */
import { type Context, inTransaction } from '#server/context.ts'
import type { Interaction } from '#server/discord/interactions.ts'
import { messageOf, privateMessageOf, type Reply } from '#server/discord/replies.ts'
import { askDiscord } from '#server/discord/requests.ts'
import { job, recurringJob, sentJob } from '#server/jobs/job.ts'
import * as sql from './discord-app.sql.ts'
import { laterText } from './discord-app.texts.ts'

interface FollowUp {
  readonly token: string
  readonly message: object
  /** Beside the message whose button was pressed, which stays as it is. */
  readonly isBeside?: boolean
  /** After that the token is no longer valid. */
  readonly until: string
}

const followUp = sentJob<FollowUp>('discord', 'discord-follow-up')

const validMs = 14 * 60_000
const retryMs = 10_000

/** A button of a direct message: the answer may take the place of the message. */
export const canBeEdited = ({ kind, guildId }: Interaction): boolean => kind === 'press' && guildId === null

/** Discord shows that it waits; the answer takes the place of that. */
export const sendFollowUp = async (ctx: Context, interaction: Interaction, reply: Reply): Promise<void> => {
  const isText = reply.kind === 'message' || reply.kind === 'edit'
  const content = isText ? reply : { text: laterText(interaction.locale) }
  const isBeside = reply.kind !== 'edit' && canBeEdited(interaction)
  const data = {
    token: interaction.token,
    message: isBeside ? privateMessageOf(content) : messageOf(content),
    isBeside,
    until: new Date(ctx.now().getTime() + validMs).toISOString(),
  }
  await inTransaction(ctx, (ctx) => ctx.jobs.send(ctx, followUp, data))
}

export const followUpJob = job(followUp, async (ctx, data) => {
  const { discordApp } = ctx.config
  if (!discordApp || ctx.now() >= new Date(data.until)) return
  const { status, waitSeconds } = await askDiscord(ctx.config, {
    method: data.isBeside ? 'POST' : 'PATCH',
    path: `/webhooks/${discordApp.id}/${data.token}${data.isBeside ? '' : '/messages/@original'}`,
    body: data.message,
  })
  if (status !== 0 && status !== 429 && status < 500) return
  const after = new Date(ctx.now().getTime() + (waitSeconds === null ? retryMs : waitSeconds * 1_000))
  await ctx.jobs.send(ctx, followUp, data, after)
})

/** False if Discord, or somebody who has copied the request, has sent it before. */
export const isFirst = (ctx: Context, { id }: Interaction): Promise<boolean> => sql.insertInteraction(ctx, id)

/** Twice as long as a request is accepted. */
const rememberedMs = 10 * 60_000

export const forgetInteractionsJob = recurringJob('forget-interactions', '*/10 * * * *', (ctx) =>
  sql.deleteInteractions(ctx, new Date(ctx.now().getTime() - rememberedMs)),
)
