/** What players do in Discord: finds out who it is, and answers by the use cases of the site. */
import type { FastifyError } from 'fastify'
import type { Context } from '#server/context.ts'
import type { Interaction } from '#server/discord/interactions.ts'
import type { Reply } from '#server/discord/replies.ts'
import type { AppError } from '#server/errors.ts'
import { noteSeen } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { recognisePlayer } from '#server/features/discord/discord-players.service.ts'
import { noteManager } from '#server/features/discord-app/servers/discord-app-servers.service.ts'
import { createKeyedQueue } from '#server/http/limits/work-queue.ts'
import { describeError } from '#server/http/responses/error-handler.ts'
import { bannedReply, linkReply, unknownReply } from './discord-app.replies.ts'
import { switchBeacon } from './discord-app-beacon.service.ts'
import { answerButton } from './discord-app-buttons.service.ts'
import { findCrews } from './discord-app-finding.service.ts'
import { follow, suggestFollows, unfollow } from './discord-app-follows.service.ts'
import { listMine } from './discord-app-mine.service.ts'
import { beginPost } from './discord-app-posting.service.ts'
import { pathOfCrew, putCardUp, suggestCrews } from './discord-app-showing.service.ts'

/** Direct messages belong to none. */
const serverOf = ({ guildId, userId }: Interaction): string => guildId ?? userId

const noChoices: Reply = { kind: 'choices', choices: [] }

/** What is wrong is said to the player. */
const failure = ({ log }: Context, { kind, locale }: Interaction, error: unknown): Reply => {
  const { status, body } = describeError(error as FastifyError | AppError, locale)
  if (status === 500) log.error({ err: error }, 'an interaction of Discord failed')
  const lines = [body.message, ...Object.values(body.fields ?? {})]
  return kind === 'typing' ? noChoices : { kind: 'message', text: lines.join('\n') }
}

/**
 * Everybody in the server together can do this much, so that no server slows down the others. Returns what is said
 * beyond that, and nothing before.
 */
export const limitInteraction = async (
  ctx: Context,
  interaction: Interaction,
): Promise<Reply | undefined> => {
  const { userId, guildId } = interaction
  try {
    await ctx.limits.spendRequest('discordUser', userId)
    if (guildId !== null) {
      await ctx.limits.spendRequest('discordServerSecond', guildId)
      await ctx.limits.spendRequest('discordServer', guildId)
    }
    return undefined
  } catch (error) {
    return failure(ctx, interaction, error)
  }
}

/** For a request that somebody has copied. */
export const refundInteraction = async (
  { limits }: Context,
  { userId, guildId }: Interaction,
): Promise<void> => {
  await limits.refundRequest('discordUser', userId)
  if (guildId === null) return
  await limits.refundRequest('discordServerSecond', guildId)
  await limits.refundRequest('discordServer', guildId)
}

const maxWaitingSearches = 20
/** What a server looks for on the board is found one after the other, so that visitors do not notice it. */
const searches = createKeyedQueue(maxWaitingSearches)

const answer = async (ctx: Context, interaction: Interaction): Promise<Reply> => {
  switch (interaction.kind) {
    case 'command':
      switch (interaction.name) {
        case 'crew find':
          return searches.run(serverOf(interaction), () => findCrews(ctx, interaction.options))
        case 'crew post':
          return beginPost(ctx, interaction.options)
        case 'crew mine':
          return ctx.viewer ? listMine(ctx, ctx.viewer) : linkReply(ctx, '/my-crews')
        case 'crew show':
          return ctx.viewer
            ? putCardUp(ctx, ctx.viewer, interaction, interaction.options)
            : searches.run(serverOf(interaction), async () =>
                linkReply(ctx, await pathOfCrew(ctx, interaction.options)),
              )
        case 'crew follow':
          return ctx.viewer
            ? follow(ctx, ctx.viewer, interaction, interaction.options)
            : linkReply(ctx, '/settings/discord')
        case 'crew unfollow':
          return unfollow(ctx, interaction, interaction.options)
        case 'beacon':
          return ctx.viewer
            ? switchBeacon(ctx, ctx.viewer, interaction.options.minutes ?? '')
            : linkReply(ctx, '/fly-now')
        default:
          return unknownReply(ctx)
      }
    case 'typing':
      if (interaction.name === 'crew show')
        return searches.run(serverOf(interaction), () => suggestCrews(ctx, interaction.options.crew ?? ''))
      if (interaction.name === 'crew unfollow') return suggestFollows(ctx, interaction)
      return noChoices
    case 'press':
    case 'form':
      return answerButton(ctx, interaction)
    default:
      return unknownReply(ctx)
  }
}

/** Never throws. */
export const answerInteraction = async (ctx: Context, interaction: Interaction): Promise<Reply> => {
  try {
    const player = await recognisePlayer(ctx, interaction.userId)
    const viewer = player.kind === 'known' ? player.viewer : undefined
    const forPlayer = { ...ctx, locale: interaction.locale, viewer }
    if (player.kind === 'banned')
      // Discord takes nothing else while something is typed.
      return interaction.kind === 'typing' ? noChoices : bannedReply(forPlayer)
    if (player.kind === 'known') {
      await noteManager(forPlayer, player.viewer, interaction)
      await noteSeen(forPlayer, player.viewer)
    }
    return await answer(forPlayer, interaction)
  } catch (error) {
    return failure(ctx, interaction, error)
  }
}
