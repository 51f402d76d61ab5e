import { playerListLimits } from '#contract/players/limits.ts'
import { type Context, inRetriedTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { listBlockers } from '#server/features/blocks/blocks.service.ts'
import * as sql from './players.sql.ts'
import * as flown from './players-flown.sql.ts'

export const searchPlayers = async (
  ctx: Context,
  viewer: Viewer,
  search: string,
): Promise<sql.ListedPlayerRow[]> => {
  await ctx.limits.spend('playerSearchByPlayer', String(viewer.id))
  return sql.searchPlayers(ctx, viewer.id, search)
}

export const listFlownWith = (ctx: Context, viewer: Viewer): Promise<flown.FlownWithRow[]> =>
  flown.listFlownWith(ctx, viewer.id)

export const listFavourites = (ctx: Context, viewer: Viewer): Promise<sql.ListedPlayerRow[]> =>
  sql.listFavourites(ctx, viewer.id)

export const addFavourite = async (ctx: Context, viewer: Viewer, userId: number): Promise<void> => {
  if (userId === viewer.id) throw new AppError('not_allowed')
  await inRetriedTransaction(ctx, async (ctx) => {
    if (!(await sql.lockPair(ctx, viewer.id, userId))) throw new AppError('not_found')
    const blockers = await listBlockers(ctx, viewer.id, userId)
    if (blockers.includes(viewer.id)) throw new AppError('blocked_by_you')
    // Nothing is stored, and the answer does not reveal that they have blocked the viewer.
    if (blockers.includes(userId)) return
    const count = await sql.countOtherFavourites(ctx, viewer.id, userId)
    if (count >= playerListLimits.favourites) throw new AppError('too_many_favourites')
    await sql.insertFavourite(ctx, viewer.id, userId)
  })
}

export const removeFavourite = (ctx: Context, viewer: Viewer, userId: number): Promise<void> =>
  sql.deleteFavourite(ctx, viewer.id, userId)
