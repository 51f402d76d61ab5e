import { type FeedQuery, feedLength } from '#contract/feeds/feeds.ts'
import type { Context } from '#server/context.ts'
import { getMissions, type Mission } from '#server/features/calendars/calendars.service.ts'
import { type CrewSummaryRow, listCrews } from '#server/features/crews/board/crews-board.service.ts'

/** What guests find, even if the viewer is signed in. */
const find = async (
  ctx: Context,
  query: FeedQuery,
  order: { readonly sort: 'newest' | 'soonest'; readonly upcoming: boolean },
): Promise<readonly CrewSummaryRow[]> => {
  const page = { page: 1, limit: feedLength, fitsHours: false } as const
  return (await listCrews({ ...ctx, viewer: undefined }, { ...query, ...page, ...order })).crews
}

export const listNewest = (ctx: Context, query: FeedQuery): Promise<readonly CrewSummaryRow[]> =>
  find(ctx, query, { sort: 'newest', upcoming: query.upcoming })

/** Missions that are under way stay in the calendar. Past missions are left out: there is no limit to them. */
export const listNext = async (ctx: Context, query: FeedQuery): Promise<Mission[]> => {
  const upcoming = query.upcoming || query.status === 'all'
  const crews = await find(ctx, query, { sort: 'soonest', upcoming })
  return getMissions(
    ctx,
    crews.map(({ id }) => id),
  )
}
