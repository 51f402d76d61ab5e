import { type CrewQuery, maxTotal, type WindowCount, type WindowQuery } from '#contract/crews/board.ts'
import { crewLimits, startWindows } from '#contract/crews/fields.ts'
import { rangesInHours } from '#contract/users/week-hours.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { ViewerContext } from '#server/features/crews/crews-relations.fragment.ts'
import { cardReasons } from './crews.reasons.ts'
import { searchWords } from './crews.search.ts'
import { type FilterOptions, findOnBoard } from './crews-board.sql.ts'
import { findClock } from './crews-clocks.sql.ts'
import { rangesOf } from './crews-hours.sql.ts'
import { findPlayer, type MatchedPlayer } from './crews-match.sql.ts'
import type { CrewSummaryRow } from './crews-posts.fragment.ts'
import { loadSummaries } from './crews-posts.sql.ts'
import * as windows from './crews-windows.sql.ts'
import { correctWords } from './crews-words.sql.ts'

export type { CrewSummaryRow }

/** Finds posts that contain every word; if there are none, posts that contain the corrected words. */
const findMeant = async <Found>(
  ctx: Pick<Context, 'db'>,
  query: WindowQuery,
  find: (words: readonly string[]) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<Found> => {
  const words = searchWords(query.search)
  const found = await find(words)
  if (words.length === 0 || !isEmpty(found)) return found
  const meant = await correctWords(ctx, query, words)
  return meant.join() === words.join() ? found : find(meant)
}

const dayMs = 24 * 60 * 60_000

/**
 * The viewer, if the query ranks or filters by what fits them, with their hours for as long as there are missions on
 * the board.
 */
const loadPlayer = async (
  ctx: ViewerContext,
  { fitsHours, sort }: Pick<CrewQuery, 'fitsHours'> & Partial<Pick<CrewQuery, 'sort'>>,
): Promise<MatchedPlayer | undefined> => {
  if (!fitsHours && sort !== 'match') return undefined
  const player = ctx.viewer && (await findPlayer(ctx, ctx.viewer, sort === 'match'))
  if (!ctx.viewer || !player) throw new AppError('not_signed_in')
  const now = ctx.now().getTime()
  const lastStart = player.lastStart?.getTime() ?? now
  // An open post started at most a day ago, and a mission takes at most a day.
  const online = rangesInHours(
    player.hours,
    new Date(now - dayMs),
    new Date(lastStart + crewLimits.durationMinutes * 60_000),
    player.zone,
  )
  return { ...player, id: ctx.viewer.id, online: rangesOf(online) }
}

const loadOptions = async (
  ctx: ViewerContext,
  query: WindowQuery & Partial<Pick<CrewQuery, 'sort'>>,
): Promise<FilterOptions> => ({
  player: await loadPlayer(ctx, query),
  clock: query.timezone ? await findClock(ctx, query.timezone, query.hoursApart) : undefined,
})

const capped = (total: number, most = maxTotal) => ({ total: Math.min(total, most), isCapped: total > most })

interface CrewList {
  readonly crews: readonly CrewSummaryRow[]
  readonly total: number
  readonly isCapped: boolean
}

/** `most`: where the list ends. */
export const listCrews = async (ctx: ViewerContext, query: CrewQuery, most = maxTotal): Promise<CrewList> => {
  const options = await loadOptions(ctx, query)
  const { player } = options
  const { crews, total } = await findMeant(
    ctx,
    query,
    (words) => findOnBoard(ctx, query, words, { ...options, most }),
    (page) => page.total === 0,
  )
  const explained =
    player && query.sort === 'match'
      ? crews.map((crew) => ({ ...crew, reasons: cardReasons(player, crew, ctx.now()) }))
      : crews
  return { crews: explained, ...capped(total, most) }
}

/** These posts, each with all that speaks for it: without the hours of a mission under way. */
export const loadExplained = async (
  ctx: ViewerContext,
  viewer: Viewer,
  ids: readonly number[],
): Promise<CrewSummaryRow[]> => {
  const player = await findPlayer(ctx, viewer, true)
  const posts = ids.length > 0 ? await loadSummaries(ctx, ids) : []
  return posts.map((post) => ({
    ...post,
    reasons: player ? cardReasons({ ...player, id: viewer.id }, post, ctx.now()) : [],
  }))
}

export const countWindows = async (ctx: ViewerContext, query: WindowQuery): Promise<WindowCount[]> => {
  const options = await loadOptions(ctx, query)
  const totals = await findMeant(
    ctx,
    query,
    (words) => windows.countWindows(ctx, query, words, options),
    (found) => startWindows.every((startTime) => found[startTime] === 0),
  )
  return startWindows.map((startTime) => ({ startTime, ...capped(totals[startTime]) }))
}
