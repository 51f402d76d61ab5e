/** Requests of the app to Discord. When Discord asks everybody to wait, no node sends any until then. */
import type { Context } from '#server/context.ts'
import type { Ask } from '#server/discord/app-messages.ts'
import { askDiscord, type DiscordAnswer, type DiscordRequest, waitAnswer } from '#server/discord/requests.ts'
import * as sql from './discord-app.sql.ts'

const secondMs = 1_000
/** Whatever a proxy of Discord says. */
const longestMs = 60 * 60 * secondMs
/** With a wrong token, each further request would bring an address closer to being banned. */
const wrongTokenMs = 10 * 60 * secondMs

/** How long all requests have to wait; null if they have not. */
const pauseMsOf = ({ log }: Context, { status, isGlobal, waitSeconds }: DiscordAnswer): number | null => {
  if (status === 401) {
    log.error({ status }, 'Discord does not take DISCORD_BOT_TOKEN')
    return wrongTokenMs
  }
  return isGlobal && waitSeconds !== null ? Math.min(waitSeconds * secondMs, longestMs) : null
}

export const askAsApp = async (ctx: Context, request: DiscordRequest): Promise<DiscordAnswer> => {
  const now = ctx.now().getTime()
  const waitMs = ((await sql.findPause(ctx))?.getTime() ?? now) - now
  if (waitMs > 0) return waitAnswer(waitMs / secondMs)
  const botToken = ctx.config.discordApp?.botToken ?? ''
  const answer = await askDiscord(ctx.config, { ...request, botToken })
  const pauseMs = pauseMsOf(ctx, answer)
  if (pauseMs === null) return answer
  await sql.savePause(ctx, new Date(ctx.now().getTime() + pauseMs))
  return waitAnswer(pauseMs / secondMs)
}

export const asApp =
  (ctx: Context): Ask =>
  (request) =>
    askAsApp(ctx, request)
