/**
 * What the app does in the servers of a player: what they have set up, and all of it where they manage the server. Discord
 * is asked whether they do; while it does not answer, what it said last is believed.
 */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { Interaction } from '#server/discord/interactions.ts'
import { type DiscordAnswer, discordCodes } from '#server/discord/requests.ts'
import { readCanManage } from '#server/discord/server-members.ts'
import { AppError } from '#server/errors.ts'
import { askAsApp } from '#server/features/discord-app/discord-app-requests.service.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { announceEnd, endServer, isNotThere } from './discord-app-endings.service.ts'
import * as sql from './discord-app-servers.sql.ts'

const requireApp = ({ config }: Context): void => {
  if (!config.discordApp) throw new AppError('not_found')
}

const minuteMs = 60_000
const believedMs = 30 * 24 * 60 * minuteMs
/** The player waits. */
const timeoutMs = 1_500
/** Of the servers of a player, so many in a minute. */
const mostServers = 20

const earlier = ({ now }: Context, ms: number): Date => new Date(now().getTime() - ms)

/** With everything that a player does in a server, Discord says whether they manage it. */
export const noteManager = async (
  ctx: Context,
  viewer: Viewer,
  { guildId, canManageServer }: Pick<Interaction, 'guildId' | 'canManageServer'>,
): Promise<void> => {
  if (guildId === null) return
  await (canManageServer ? sql.noteManager : sql.noteNoManager)(ctx, viewer.id, guildId)
}

const noMemberCodes: readonly (number | null)[] = [discordCodes.unknownMember, discordCodes.unknownUser]

/** Undefined if Discord does not say. */
const isManager = (server: DiscordAnswer, member: DiscordAnswer, discordId: string): boolean | undefined =>
  member.status === 404 && noMemberCodes.includes(member.code)
    ? false
    : readCanManage(server.json, member.json, discordId)

const askWhetherManager = async (
  ctx: Context,
  userId: number,
  { guild_id, discord_id }: Awaited<ReturnType<typeof sql.listToAsk>>[number],
): Promise<void> => {
  const path = `/guilds/${guild_id}`
  const [server, member] = await Promise.all([
    askAsApp(ctx, { method: 'GET', path, timeoutMs }),
    askAsApp(ctx, { method: 'GET', path: `${path}/members/${discord_id}`, timeoutMs }),
  ])
  if (isNotThere(server)) return endServer(ctx, guild_id)
  const is_manager = isManager(server, member, discord_id)
  if (is_manager === undefined) return
  await sql.saveManager(ctx, { user_id: userId, guild_id, guild_name: server.name, is_manager })
}

/** The servers that the player manages, with their names. */
const findManaged = async (ctx: Context, { id }: Viewer): Promise<ReadonlyMap<string, string | null>> => {
  const unknown = await sql.listToAsk(ctx, id, earlier(ctx, minuteMs), mostServers)
  await Promise.all(unknown.map((asked) => askWhetherManager(ctx, id, asked)))
  return sql.listManaged(ctx, id, earlier(ctx, believedMs))
}

interface Servers {
  readonly follows: readonly sql.ServerFollowRow[]
  /** By id, with the name. */
  readonly managed: ReadonlyMap<string, string | null>
  /** By server. */
  readonly cards: ReadonlyMap<string, number>
}

export const listServers = async (ctx: Context, viewer: Viewer): Promise<Servers> => {
  requireApp(ctx)
  const managed = await findManaged(ctx, viewer)
  const ids = [...managed.keys()]
  return {
    follows: await sql.listServerFollows(ctx, viewer.id, ids),
    managed,
    cards: await sql.countCards(ctx, ids),
  }
}

export const endFollow = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  requireApp(ctx)
  const managed = await findManaged(ctx, viewer)
  await inTransaction(ctx, async (ctx) => {
    const ended = await sql.deleteFollow(ctx, viewer.id, id, [...managed.keys()])
    if (!ended) throw new AppError('not_found')
    if (ended.user_id !== viewer.id) await announceEnd(ctx, [ended], 'manager')
  })
}

export const oldManagersJob = recurringJob('old-discord-managers', '58 3 * * *', (ctx) =>
  sql.deleteOldManagers(ctx, earlier(ctx, believedMs)),
)
