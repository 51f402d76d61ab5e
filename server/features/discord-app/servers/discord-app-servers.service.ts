/**
 * What the app does in the servers of a player. Who could manage a server once may not do so any more: everybody sees
 * and ends what they have set up, the rest is shown to those who manage the server, and Discord asks those who end it.
 */
import type { Context, Viewer } from '#server/context.ts'
import type { Interaction } from '#server/discord/interactions.ts'
import { AppError } from '#server/errors.ts'
import * as sql from './discord-app-servers.sql.ts'

const requireApp = ({ config }: Context): void => {
  if (!config.discordApp) throw new AppError('not_found')
}

/** Without a connection to Discord's gateway nothing says when it ends. */
const believedMs = 30 * 24 * 60 * 60_000

/** With everything that a player does in a server, Discord says whether they manage it. */
export const noteManager = async (
  ctx: Context,
  viewer: Viewer,
  { guildId, canManageServer: isManager }: Pick<Interaction, 'guildId' | 'canManageServer'>,
): Promise<void> => {
  if (guildId !== null) await sql.noteManager(ctx, { userId: viewer.id, guildId, isManager })
}

interface Servers {
  readonly follows: readonly sql.ServerFollowRow[]
  /** The servers that the player manages. */
  readonly managed: ReadonlySet<string>
  /** By server. */
  readonly cards: ReadonlyMap<string, number>
}

export const listServers = async (ctx: Context, viewer: Viewer): Promise<Servers> => {
  requireApp(ctx)
  const since = new Date(ctx.now().getTime() - believedMs)
  const follows = await sql.listServerFollows(ctx, viewer.id, since)
  const managed = new Set(
    follows
      .filter(({ user_id, managed_at }) => user_id === viewer.id && managed_at !== null && managed_at > since)
      .map(({ guild_id }) => guild_id),
  )
  return { follows, managed, cards: await sql.countCards(ctx, [...managed]) }
}

export const endFollow = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  requireApp(ctx)
  if (!(await sql.deleteOwnFollow(ctx, viewer.id, id))) throw new AppError('not_found')
}
