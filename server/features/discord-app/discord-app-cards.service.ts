/** Keeps the cards in Discord channels up to date. A job claims its card, so no two send the same one. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, inTransaction } from '#server/context.ts'
import { type AppOutcome, editMessage, postMessage } from '#server/discord/app-messages.ts'
import { crewEmbed, hiddenEmbed } from '#server/discord/crew-message.ts'
import type { Button, Content } from '#server/discord/replies.ts'
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
import { asApp } from './discord-app-requests.service.ts'
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

/** So long Discord knows a nonce again, and answers with the message that it has. It names no time but minutes. */
const nonceMs = 2 * 60 * secondMs

const send = (ctx: Context, card: DueCard, content: Content): Promise<AppOutcome> => {
  const { id, channel_id: channelId, message_id: messageId, posting_since: since } = card
  const ask = asApp(ctx)
  return messageId === null
    ? postMessage(ask, channelId, content, `card-${id}-${since?.getTime() ?? 0}`)
    : editMessage(ask, channelId, messageId, content)
}

const sendAgain = async (
  ctx: Context,
  { id }: DueCard,
  dueAt: Date,
  changes: sql.CardChanges,
): Promise<void> => {
  await sql.updateCard(ctx, id, { ...changes, due_at: dueAt })
  await ctx.jobs.send(ctx, discordCardJob, { cardId: id }, dueAt)
}

/**
 * A deleted crew is the last that the channel shows. After the end of a mission, moderators may still hide it.
 * `revision`: the current one, which may be newer than what was sent.
 */
const settle = async (
  ctx: Context,
  card: DueCard,
  revision: number,
  changes: sql.CardChanges = {},
): Promise<void> => {
  const isBehind = revision !== card.revision
  await sql.updateCard(ctx, card.id, { ...changes, due_at: isBehind ? later(ctx, pauseMs) : null })
  if (isBehind) await ctx.jobs.send(ctx, discordCardJob, { cardId: card.id })
  else if (card.deleted_at !== null) await sql.deleteCard(ctx, card.id)
}

/** The app is let in again, or not. */
const isShut = ({ kind }: AppOutcome): boolean => kind === 'no_access' || kind === 'no_permission'

const noteFailure = async (
  ctx: Context,
  card: DueCard,
  outcome: AppOutcome,
  changes: sql.CardChanges = {},
): Promise<void> => {
  const since = card.failing_since ?? ctx.now()
  const failedMs = ctx.now().getTime() - since.getTime()
  if (failedMs >= givenUpMs) {
    if (isShut(outcome)) await endFollowsIn(ctx, card.channel_id)
    return sql.deleteCard(ctx, card.id)
  }
  const waitMs =
    outcome.kind === 'wait'
      ? outcome.seconds * secondMs
      : retryPauseMs(failedMs, isShut(outcome) ? longestShutMs : longestRetryMs)
  const { posting_since: posting } = changes
  // A server that fails may have posted the card all the same. Once Discord has forgotten the nonce, it counts as new.
  const isNew = posting && later(ctx, waitMs).getTime() - posting.getTime() > nonceMs
  await sendAgain(ctx, card, later(ctx, waitMs), {
    ...changes,
    ...(isNew && { posting_since: null }),
    failing_since: since,
  })
}

/** Somebody has asked for the card of a message that was deleted. */
const postAgain = (ctx: Context, card: DueCard): Promise<void> =>
  sendAgain(ctx, card, ctx.now(), { message_id: null, posting_since: null, failing_since: null })

/** `card`: as it was before this attempt. */
const noteOutcome = async (
  ctx: Context,
  card: DueCard,
  outcome: AppOutcome,
  shown: Buffer,
): Promise<void> => {
  const current = await sql.lockCard(ctx, card.id)
  if (!current) return
  switch (outcome.kind) {
    case 'done':
      return settle(ctx, card, current.revision, {
        message_id: outcome.messageId,
        shown,
        delivered_at: ctx.now(),
        posting_since: null,
        failing_since: null,
      })
    case 'no_message':
      return current.shown === null ? postAgain(ctx, card) : sql.deleteCard(ctx, card.id)
    case 'unconfirmed':
      return noteFailure(ctx, card, outcome)
    case 'failed':
      return noteFailure(ctx, card, outcome, { posting_since: current.posting_since })
    default:
      if (outcome.kind === 'refused') ctx.log.warn({ outcome }, 'Discord refused a card')
      return noteFailure(ctx, card, outcome, { posting_since: card.posting_since })
  }
}

/** Whether nobody knows if a first attempt was successful: Discord does not either any more. */
const isUnknown = ({ now }: Context, { message_id, posting_since }: DueCard): boolean =>
  message_id === null && posting_since !== null && now().getTime() - posting_since.getTime() > nonceMs

const skip = (ctx: Context, card: DueCard): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const current = await sql.lockCard(ctx, card.id)
    if (current) await settle(ctx, card, current.revision)
  })

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
  if (isUnknown(ctx, card)) return skip(ctx, card)
  const claimedUntil = later(ctx, claimMs)
  const claimed = await sql.claimCard(ctx, card, claimedUntil)
  if (!claimed) return ctx.jobs.send(ctx, discordCardJob, { cardId }, claimedUntil)
  const content = await currentContent(ctx, card)
  const shown = createHash('sha256').update(JSON.stringify(content)).digest()
  if (card.shown?.equals(shown)) return skip(ctx, card)
  const outcome = await send(ctx, { ...card, ...claimed }, content)
  const mayBeRemoved = outcome.kind === 'no_channel' || outcome.kind === 'no_access'
  if (mayBeRemoved && (await endIfRemoved(ctx, card.guild_id))) return
  // Without the lock of this card: others of the channel may find out now, too.
  if (outcome.kind === 'no_channel') return inTransaction(ctx, (ctx) => endChannel(ctx, card.channel_id))
  await inTransaction(ctx, (ctx) => noteOutcome(ctx, card, outcome, shown))
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
