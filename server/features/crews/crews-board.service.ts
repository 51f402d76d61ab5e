import { type CrewQuery, maxTotal, type WindowCount, type WindowQuery } from '#contract/crew-board.ts'
import { startWindows } from '#contract/crew-fields.ts'
import type { Context } from '#server/context.ts'
import { searchWords } from './crews.search.ts'
import { findOnBoard } from './crews-board.sql.ts'
import type { CrewSummaryRow, ViewerContext } from './crews-posts.sql.ts'
import * as windows from './crews-windows.sql.ts'
import { correctWords } from './crews-words.sql.ts'

/** Looks for posts that contain every word. If there are none, for what the words may have meant. */
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

const capped = (total: number) => ({ total: Math.min(total, maxTotal), isCapped: total > maxTotal })

interface CrewList {
  readonly crews: readonly CrewSummaryRow[]
  readonly total: number
  readonly isCapped: boolean
}

export const listCrews = async (ctx: ViewerContext, query: CrewQuery): Promise<CrewList> => {
  const { crews, total } = await findMeant(
    ctx,
    query,
    (words) => findOnBoard(ctx, query, words),
    (page) => page.total === 0,
  )
  return { crews, ...capped(total) }
}

export const countWindows = async (
  ctx: Pick<Context, 'db' | 'now'>,
  query: WindowQuery,
): Promise<WindowCount[]> => {
  const totals = await findMeant(
    ctx,
    query,
    (words) => windows.countWindows(ctx, query, words),
    (found) => startWindows.every((startTime) => found[startTime] === 0),
  )
  return startWindows.map((startTime) => ({ startTime, ...capped(totals[startTime]) }))
}
