/**
 * What the app does in the servers of a player. Who could manage a server once may not do so any more: everybody ends
 * what they have set up, and Discord asks those who end the rest there.
 */
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import * as sql from './discord-app-servers.sql.ts'

const requireApp = ({ config }: Context): void => {
  if (!config.discordApp) throw new AppError('not_found')
}

interface Servers {
  readonly follows: readonly sql.ServerFollowRow[]
  /** By server. */
  readonly cards: ReadonlyMap<string, number>
}

export const listServers = async (ctx: Context, viewer: Viewer): Promise<Servers> => {
  requireApp(ctx)
  const follows = await sql.listServerFollows(ctx, viewer.id)
  return { follows, cards: await sql.countCards(ctx, [...new Set(follows.map(({ guild_id }) => guild_id))]) }
}

export const endFollow = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  requireApp(ctx)
  if (!(await sql.deleteOwnFollow(ctx, viewer.id, id))) throw new AppError('not_found')
}
