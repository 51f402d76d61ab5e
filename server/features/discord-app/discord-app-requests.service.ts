/** Requests of the app to Discord. When Discord asks everybody to wait, no node sends any until then. */
import type { Context } from '#server/context.ts'
import { askDiscord, type DiscordAnswer, type DiscordRequest, waitAnswer } from '#server/discord/requests.ts'
import * as sql from './discord-app.sql.ts'

const secondMs = 1_000
/** Whatever a proxy of Discord says. */
const longestMs = 60 * 60 * secondMs

export const askAsApp = async (
  ctx: Context,
  request: Omit<DiscordRequest, 'botToken'>,
): Promise<DiscordAnswer> => {
  const now = ctx.now().getTime()
  const waitMs = ((await sql.findPause(ctx))?.getTime() ?? now) - now
  if (waitMs > 0) return waitAnswer(waitMs / secondMs)
  const botToken = ctx.config.discordApp?.botToken ?? ''
  const answer = await askDiscord(ctx.config, { ...request, botToken })
  if (answer.isGlobal && answer.waitSeconds !== null) {
    const until = ctx.now().getTime() + Math.min(answer.waitSeconds * secondMs, longestMs)
    await sql.savePause(ctx, new Date(until))
  }
  return answer
}
