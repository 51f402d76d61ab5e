/** Keeps the cards in Discord channels up to date. A job claims its card, so no two send the same one. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, inTransaction } from '#server/context.ts'
import { crewEmbed, hiddenEmbed } from '#server/discord/crew-message.ts'
import { type Button, type Content, messageOf } from '#server/discord/replies.ts'
import { type DiscordAnswer, discordCodes } from '#server/discord/requests.ts'
import { retryPauseMs } from '#server/discord/retry-pause.ts'
import { getSummaries } from '#server/features/crews/crews.service.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import { viewPost } from '#server/features/crews/crews.view.ts'
import { discordCardJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { job, recurringJob } from '#server/jobs/job.ts'
import { m } from '#texts'
import { customId } from './discord-app.custom-ids.ts'
import { crewLink, readyButtons } from './discord-app.replies.ts'
import * as sql from './discord-app-cards.sql.ts'
import { askAsApp } from './discord-app-requests.service.ts'
import { endChannel, endFollowsIn, endIfRemoved } from './servers/discord-app-endings.service.ts'

type DueCard = sql.DueCard

const secondMs = 1_000
/** Discord takes few edits of one message. */
const pauseMs = 2 * secondMs
const longestRetryMs = 5 * 60 * secondMs
/** Discord counts what it refuses. */
const longestShutMs = 60 * 60 * secondMs
const givenUpMs = 24 * 60 * 60 * secondMs
/** Longer than Discord may take to answer. */
const claimMs = 60 * secondMs
/** What is due so soon is waited for: the queue looks for later jobs only now and then. */
const soonMs = pauseMs + secondMs

/** The channel is gone, or the whole app. */
const goneCodes: readonly (number | null)[] = [
  discordCodes.unknownChannel,
  discordCodes.unknownServer,
  discordCodes.noAccess,
]
/** The app is let in again, or not. */
const shutCodes: readonly (number | null)[] = [discordCodes.noAccess, discordCodes.noPermission]

const later = ({ now }: Context, ms: number): Date => new Date(now().getTime() + ms)

const buttonsOf = (ctx: Context, { crew_id: crewId, mission_status, locale }: DueCard): Button[] => {
  const link = crewLink({ config: ctx.config, locale }, crewId)
  if (!isRunning(mission_status)) return [link]
  return [
    {
      label: m.discord_app_take_seat({}, { locale }),
      customId: customId('seat', crewId),
      style: 'primary',
    },
    { label: m.discord_app_withdraw({}, { locale }), customId: customId('withdraw', crewId) },
    link,
  ]
}

/** Until the start. Who is still silent then answers on the site. */
const readyRowsOf = (ctx: Context, card: DueCard): Button[][] => {
  const { crew_id: crewId, mission_status, ready_called_at, locale } = card
  const isAsked = mission_status === 'open' && ready_called_at !== null
  return isAsked ? [readyButtons({ config: ctx.config, locale }, crewId)] : []
}

const currentContent = async (ctx: Context, card: DueCard): Promise<Content> => {
  const { crew_id: crewId, locale } = card
  const [crew] = card.is_hidden || card.deleted_at ? [] : await getSummaries(ctx, [crewId])
  if (!crew) return { embeds: [hiddenEmbed(locale)] }
  const link = `${ctx.config.publicUrl}/crew/${crewId}`
  return {
    embeds: [crewEmbed(viewPost(crew), { locale, link })],
    rows: readyRowsOf(ctx, card),
    buttons: buttonsOf(ctx, card),
  }
}

const send = (ctx: Context, card: DueCard, message: object): Promise<DiscordAnswer> => {
  const path = `/channels/${card.channel_id}/messages`
  return card.message_id === null
    ? askAsApp(ctx, {
        method: 'POST',
        path,
        // If the answer is lost, Discord answers the next attempt with the message that it has.
        body: { ...message, nonce: `card-${card.id}`, enforce_nonce: true },
      })
    : askAsApp(ctx, { method: 'PATCH', path: `${path}/${card.message_id}`, body: message })
}

const sendAgain = async (ctx: Context, { id }: DueCard, dueAt: Date): Promise<void> => {
  await sql.updateCard(ctx, id, { due_at: dueAt })
  await ctx.jobs.send(ctx, discordCardJob, { cardId: id }, dueAt)
}

/** A deleted crew is the last that the channel shows. After the end of a mission, moderators may still hide it. */
const followUp = async (ctx: Context, card: DueCard, revision: number): Promise<void> => {
  if (revision !== card.revision) {
    await sql.updateCard(ctx, card.id, { due_at: later(ctx, pauseMs) })
    return ctx.jobs.send(ctx, discordCardJob, { cardId: card.id })
  }
  if (card.deleted_at !== null) await sql.deleteCard(ctx, card.id)
}

const noteFailure = async (
  ctx: Context,
  card: DueCard,
  { waitSeconds, code }: DiscordAnswer,
): Promise<void> => {
  const isShut = shutCodes.includes(code)
  const since = card.failing_since ?? ctx.now()
  const failedMs = ctx.now().getTime() - since.getTime()
  if (failedMs >= givenUpMs) {
    if (isShut) await endFollowsIn(ctx, card.channel_id)
    return sql.deleteCard(ctx, card.id)
  }
  await sql.updateCard(ctx, card.id, { failing_since: since })
  const retryMs = retryPauseMs(failedMs, isShut ? longestShutMs : longestRetryMs)
  await sendAgain(ctx, card, later(ctx, waitSeconds === null ? retryMs : waitSeconds * secondMs))
}

const noteAnswer = async (
  ctx: Context,
  card: DueCard,
  answer: DiscordAnswer,
  shown: Buffer,
): Promise<void> => {
  const revision = await sql.lockCard(ctx, card.id)
  if (revision === undefined) return
  const { status, id, code } = answer
  const messageId = card.message_id ?? id
  if (status >= 200 && status < 300 && messageId !== null) {
    const delivered = { message_id: messageId, shown, delivered_at: ctx.now(), failing_since: null }
    await sql.updateCard(ctx, card.id, { ...delivered, due_at: null })
    return followUp(ctx, card, revision)
  }
  // Discord itself says no: the card or its channel was deleted.
  if ([400, 403, 404].includes(status) && code !== null && code > 0 && !shutCodes.includes(code)) {
    ctx.log.warn({ status, code }, 'a card in Discord has ended')
    if (code === discordCodes.unknownChannel) return endChannel(ctx, card.channel_id)
    return sql.deleteCard(ctx, card.id)
  }
  return noteFailure(ctx, card, answer)
}

/** As it is when it is due. Undefined if that is not soon, or if there is nothing to do any more. */
const awaitDueCard = async (ctx: Context, cardId: number): Promise<DueCard | undefined> => {
  const card = await sql.findDueCard(ctx, cardId)
  const earlyMs = card ? card.due_at.getTime() - ctx.now().getTime() : 0
  if (earlyMs <= 0) return card
  if (earlyMs > soonMs) return undefined
  await wait(earlyMs)
  return sql.findDueCard(ctx, cardId)
}

export const deliverCardJob = job(discordCardJob, async (ctx, { cardId }) => {
  const card = ctx.config.discordApp && (await awaitDueCard(ctx, cardId))
  if (!card) return
  const claimedUntil = later(ctx, claimMs)
  if (!(await sql.claimCard(ctx, card, claimedUntil)))
    return ctx.jobs.send(ctx, discordCardJob, { cardId }, claimedUntil)
  const message = messageOf(await currentContent(ctx, card))
  const shown = createHash('sha256').update(JSON.stringify(message)).digest()
  if (card.shown?.equals(shown)) {
    await inTransaction(ctx, async (ctx) => {
      const revision = await sql.lockCard(ctx, card.id)
      if (revision === undefined) return
      await sql.updateCard(ctx, card.id, { due_at: null })
      await followUp(ctx, card, revision)
    })
    return
  }
  const answer = await send(ctx, card, message)
  if (goneCodes.includes(answer.code) && (await endIfRemoved(ctx, card.guild_id))) return
  await inTransaction(ctx, (ctx) => noteAnswer(ctx, card, answer, shown))
})

/** Longer than a job may take, its retry after a crash included. */
const overdueMs = 10 * 60 * secondMs

/** Jobs are lost when a database is restored from a backup. */
export const cardUpkeepJob = recurringJob('discord-card-upkeep', '*/5 * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    const overdue = await sql.setOverdueDue(ctx, later(ctx, -overdueMs))
    await ctx.jobs.sendAll(
      ctx,
      discordCardJob,
      overdue.map((cardId) => ({ cardId })),
    )
  }),
)

/** For as long as moderators may hide a crew whose mission is over. */
const keptMs = 30 * 24 * 60 * 60 * secondMs

export const endedCardsJob = recurringJob('ended-discord-cards', '34 4 * * *', (ctx) =>
  sql.deleteEnded(ctx, later(ctx, -keptMs)),
)
