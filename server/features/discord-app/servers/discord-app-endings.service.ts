/** The app is removed from a server, or can no longer post in a channel: what it shows there ends, and players learn it. */
import { type Context, inTransaction } from '#server/context.ts'
import { type DiscordAnswer, discordCodes } from '#server/discord/requests.ts'
import { retryPauseMs } from '#server/discord/retry-pause.ts'
import type { FollowRow } from '#server/features/discord-app/discord-app-follows.sql.ts'
import { askAsApp } from '#server/features/discord-app/discord-app-requests.service.ts'
import { job, recurringJob, sentJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import type { FollowEnd } from '#server/notices/texts/discord-notices.ts'
import * as sql from './discord-app-endings.sql.ts'

/** Each player who has set them up learns it once for each channel. In the transaction that ends them. */
export const announceEnd = async (
  ctx: Context,
  follows: readonly FollowRow[],
  reason: FollowEnd,
): Promise<void> => {
  const announced = [...new Map(follows.map((row) => [`${row.user_id} ${row.channel_id}`, row])).values()]
  if (announced.length === 0) return
  await sendNotice(ctx, {
    kind: 'required',
    to: announced.map(({ user_id }) => user_id),
    notice: announced.map(({ channel_name, channel_id, guild_name, guild_id }) => ({
      type: 'discord_follow_ended',
      data: {
        reason,
        channel: channel_name === null ? channel_id : `#${channel_name}`,
        server: guild_name ?? guild_id,
      },
    })),
  })
}

/** The cards stay where the app may not write: they end by themselves. */
export const endFollowsIn = async (ctx: Context, channelId: string): Promise<void> =>
  announceEnd(ctx, await sql.deleteFollows(ctx, { channel_id: channelId }), 'no_permission')

export const endChannel = async (ctx: Context, channelId: string): Promise<void> => {
  const channel = { channel_id: channelId }
  await sql.deleteCards(ctx, channel)
  await announceEnd(ctx, await sql.deleteFollows(ctx, channel), 'channel_gone')
}

export const endServer = (ctx: Context, guildId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const server = { guild_id: guildId }
    await sql.deleteCards(ctx, server)
    await sql.deleteManagers(ctx, guildId)
    await announceEnd(ctx, await sql.deleteFollows(ctx, server), 'removed')
  })

const notThereCodes: readonly (number | null)[] = [discordCodes.unknownServer, discordCodes.noAccess]

/** Discord itself says that the app is not in the server. A proxy in front of it gives no code. */
export const isNotThere = ({ status, code }: DiscordAnswer): boolean =>
  (status === 403 || status === 404) && notThereCodes.includes(code)

const askServer = (ctx: Context, guildId: string): Promise<DiscordAnswer> =>
  askAsApp(ctx, { method: 'GET', path: `/guilds/${guildId}` })

/** False if the app is still there, or if Discord does not say. */
export const endIfRemoved = async (ctx: Context, guildId: string): Promise<boolean> => {
  if (!isNotThere(await askServer(ctx, guildId))) return false
  await endServer(ctx, guildId)
  return true
}

interface ServerCheck {
  readonly guildId: string
  readonly failingSince?: string
}

const serverCheck = sentJob<ServerCheck>('discord', 'discord-server-check')

const minuteMs = 60_000
const longestRetryMs = 30 * minuteMs
/** The next day it is asked again. */
const givenUpMs = 6 * 60 * minuteMs

/** Of refusals, only those of Discord itself have a code. */
const isAnswered = ({ status, code }: DiscordAnswer): boolean =>
  (status >= 200 && status < 300) || ([400, 403, 404].includes(status) && code !== null)

export const serverCheckJob = job(serverCheck, async (ctx, { guildId, failingSince }) => {
  if (!ctx.config.discordApp) return
  const answer = await askServer(ctx, guildId)
  if (isNotThere(answer)) return endServer(ctx, guildId)
  if (isAnswered(answer)) return
  const now = ctx.now()
  const since = failingSince ?? now.toISOString()
  const failedMs = now.getTime() - Date.parse(since)
  if (failedMs >= givenUpMs) return
  const { waitSeconds } = answer
  const pauseMs = waitSeconds === null ? retryPauseMs(failedMs, longestRetryMs) : waitSeconds * 1_000
  await ctx.jobs.send(ctx, serverCheck, { guildId, failingSince: since }, new Date(now.getTime() + pauseMs))
})

/** Where nothing is written for a while, nothing else says that the app was removed. */
export const serverChecksJob = recurringJob('discord-server-checks', '51 3 * * *', async (ctx) => {
  if (!ctx.config.discordApp) return
  const guildIds = await sql.listServers(ctx)
  await inTransaction(ctx, (ctx) =>
    ctx.jobs.sendAll(
      ctx,
      serverCheck,
      guildIds.map((guildId) => ({ guildId })),
    ),
  )
})
