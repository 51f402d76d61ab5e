/** Direct messages with buttons: a seat that is offered to a player, or the question whether they are ready. */
import { createHash } from 'node:crypto'
import { localRoleName } from '#contract/roles/names.ts'
import { discordStamp, escapeForDiscord } from '#contract/wire/discord.ts'
import type { Context, Viewer } from '#server/context.ts'
import { type AppOutcome, sendDirectMessage } from '#server/discord/app-messages.ts'
import { crewEmbed } from '#server/discord/crew-message.ts'
import type { Content } from '#server/discord/replies.ts'
import { retryPauseMs } from '#server/discord/retry-pause.ts'
import { endDirectMessages, findReceiver } from '#server/features/discord/discord-direct.service.ts'
import { recognisePlayer } from '#server/features/discord/discord-players.service.ts'
import { listOffersTo } from '#server/features/offers/offers.service.ts'
import { job } from '#server/jobs/job.ts'
import { type DirectMessage, directMessageJob } from '#server/notices/delivery/direct-messages.ts'
import { quietUntil } from '#server/notices/delivery/quiet-hours-settings.ts'
import { m } from '#texts'
import { offerAnswerId } from './discord-app.custom-ids.ts'
import { crewLink, readyButtons } from './discord-app.replies.ts'
import { shownTitle } from './discord-app.texts.ts'
import { showCrew } from './discord-app-crews.service.ts'
import { asApp } from './discord-app-requests.service.ts'

/** What is asked, and what makes it another question than the one before. */
interface Question {
  readonly content: Content
  readonly occasion: string
}

const longestName = 100

const offerQuestion = async (ctx: Context, viewer: Viewer, crewId: number): Promise<Question | undefined> => {
  const { locale, config } = ctx
  const offers = await listOffersTo(ctx, viewer)
  const offer = offers.find(({ crew_id }) => crew_id === crewId)
  if (!offer) return undefined
  const title = shownTitle(offer)
  const name = escapeForDiscord(offer.display_name ?? offer.username, longestName)
  const lines = [
    offer.source === 'leader'
      ? m.offers_bell({ name, title }, { locale })
      : m.offers_bell_waiting({ title }, { locale }),
    offer.role_name === null
      ? m.offers_no_seat({}, { locale })
      : escapeForDiscord(localRoleName(offer.role_name, locale), longestName),
    offer.expires_at
      ? m.offers_held_until({ until: discordStamp(offer.expires_at, 'F') }, { locale })
      : m.offers_not_held({}, { locale }),
  ]
  return {
    occasion: `offer ${offer.id}`,
    content: {
      text: lines.join('\n'),
      embeds: [
        crewEmbed(await showCrew(ctx, crewId), { locale, link: `${config.publicUrl}/crew/${crewId}` }),
      ],
      buttons: [
        {
          label: m.offers_accept({}, { locale }),
          customId: offerAnswerId('accept', offer.id),
          style: 'success',
        },
        { label: m.offers_decline({}, { locale }), customId: offerAnswerId('decline', offer.id) },
        crewLink(ctx, crewId),
      ],
    },
  }
}

/** Nobody who has answered meanwhile is asked. */
const readyQuestion = async (
  ctx: Context,
  { crewId, sentAt }: DirectMessage,
): Promise<Question | undefined> => {
  const { locale } = ctx
  const crew = await showCrew(ctx, crewId)
  if (crew.isHidden || crew.viewer?.ready !== 'silent' || !crew.viewer.can.answerReady) return undefined
  const title = shownTitle(crew)
  const start = crew.scheduledTime && discordStamp(new Date(crew.scheduledTime), 'R')
  return {
    occasion: `ready ${crewId} ${sentAt}`,
    content: {
      text: start
        ? m.ready_notice_called_start({ title, start }, { locale })
        : m.ready_notice_called({ title }, { locale }),
      buttons: [...readyButtons(ctx, crewId), crewLink(ctx, crewId)],
    },
  }
}

/** Undefined if there is nothing to answer any more. */
const findQuestion = (ctx: Context, viewer: Viewer, message: DirectMessage): Promise<Question | undefined> =>
  message.about === 'offer' ? offerQuestion(ctx, viewer, message.crewId) : readyQuestion(ctx, message)

/** The same message twice within minutes is one for Discord, whichever job sends it. */
const nonceOf = (discordId: string, occasion: string): string =>
  createHash('sha256').update(`${discordId} ${occasion}`).digest('base64url').slice(0, 25)

const secondMs = 1_000
const longestRetryMs = 5 * 60 * secondMs

/** As long as there is something to answer: the next attempt finds out. */
const retry = async (ctx: Context, message: DirectMessage, outcome: AppOutcome): Promise<void> => {
  const now = ctx.now().getTime()
  const failingSince = message.failingSince ?? ctx.now().toISOString()
  const pauseMs =
    outcome.kind === 'wait'
      ? outcome.seconds * secondMs
      : retryPauseMs(now - Date.parse(failingSince), longestRetryMs)
  await ctx.jobs.send(ctx, directMessageJob, { ...message, failingSince }, new Date(now + pauseMs))
}

const isUseless = ({ until }: DirectMessage, now: Date): boolean => until !== null && now >= new Date(until)

export const deliverDirectMessageJob = job(directMessageJob, async (ctx, message) => {
  const receiver = await findReceiver(ctx, message.userId)
  if (!ctx.config.discordApp || !receiver || isUseless(message, ctx.now())) return
  const quiet = quietUntil(receiver, ctx.now(), message.isUrgent)
  if (quiet) return ctx.jobs.send(ctx, directMessageJob, message, quiet)
  const { discord_id: discordId, locale } = receiver
  const player = await recognisePlayer(ctx, discordId)
  if (player.kind !== 'known') return
  const { viewer } = player
  const question = await findQuestion({ ...ctx, locale, viewer }, viewer, message)
  if (!question) return
  const { content, occasion } = question
  const outcome = await sendDirectMessage(asApp(ctx), discordId, content, nonceOf(discordId, occasion))
  switch (outcome.kind) {
    case 'done':
      return
    case 'closed':
      return endDirectMessages(ctx, message.userId, discordId)
    case 'refused':
    case 'no_channel':
    case 'no_access':
    case 'no_permission':
    case 'no_message':
    case 'no_interaction':
      return ctx.log.warn({ outcome }, 'Discord refused a direct message')
    default:
      return retry(ctx, message, outcome)
  }
})
