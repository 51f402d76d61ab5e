import { canonicalFilters, isSameSearch } from '#contract/searches/filters.ts'
import { maxSavedSearches } from '#contract/searches/limits.ts'
import type { SearchQuery } from '#contract/searches/searches.ts'
import { startOfDay } from '#contract/wire/zoned-time.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { searchColumns } from '#server/features/crews/board/crews-filters.service.ts'
import type { FoundSearchRow } from './searches.sql.ts'
import * as sql from './searches.sql.ts'

export const listSearches = async (ctx: Context, viewer: Viewer): Promise<FoundSearchRow[]> => {
  const zone = await sql.findZone(ctx, viewer.id)
  if (zone === undefined) throw new AppError('not_signed_in')
  return sql.listSearches(ctx, viewer.id, startOfDay(ctx.now(), zone, 0))
}

/** If the player already has the search, it is returned unchanged. */
export const saveSearch = async (
  ctx: Context,
  viewer: Viewer,
  query: SearchQuery,
): Promise<FoundSearchRow> => {
  await ctx.limits.spend('searchByPlayer', String(viewer.id))
  const filters = canonicalFilters(query)
  if (Object.keys(filters).length === 0) throw new AppError('no_filters')
  return inTransaction(ctx, async (ctx) => {
    await sql.lockSearcher(ctx, viewer.id)
    const saved = await listSearches(ctx, viewer)
    const same = saved.find((search) => isSameSearch(search.filters, filters))
    if (same) return same
    if (saved.length >= maxSavedSearches) throw new AppError('too_many_searches')
    await sql.insertSearch(ctx, viewer.id, { ...searchColumns(query), filters })
    return orNotFound((await listSearches(ctx, viewer))[0])
  })
}

export const requireOwnSearch = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  if (!(await sql.hasSearch(ctx, viewer.id, id))) throw new AppError('not_found')
}

/** Locked until the end of the transaction. */
export const lockOwnSearch = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  if (!(await sql.lockSearch(ctx, viewer.id, id))) throw new AppError('not_found')
}

export const deleteSearch = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  await ctx.limits.spend('searchByPlayer', String(viewer.id))
  if (!(await sql.deleteSearch(ctx, viewer.id, id))) throw new AppError('not_found')
}
