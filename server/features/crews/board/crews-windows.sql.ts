/**
 * Counts the posts of the board that start within each window or are under way, in one statement. All windows begin now
 * or later, so there is no need to leave out posts that missed their start.
 */
import { type RawBuilder, sql } from 'kysely'
import { maxTotal, type WindowQuery } from '#contract/crews/board.ts'
import { type StartWindow, startWindows } from '#contract/crews/fields.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import { startWindow, type TimeWindow } from './crews.windows.ts'
import { type FilterOptions, filters, isRunning, listed, startsIn } from './crews-board.sql.ts'

/** More than `maxTotal` when there are more. */
export type WindowTotals = Readonly<Record<StartWindow, number>>

type CountingContext = Pick<Context, 'db' | 'now'>

const isRunningBesides = (window: TimeWindow) => sql`${isRunning} and (${startsIn(window)}) is not true`

const windowsStatement = (
  { now }: CountingContext,
  query: WindowQuery,
  words: readonly string[],
  options: FilterOptions,
): RawBuilder<WindowTotals> => {
  const windows = startWindows.map((name) => ({ name, ...startWindow(name, now(), query.tz) }))
  const filtered = filters(query, words, options)
  const isFiltered = filtered.length > 0
  // Filtered posts are looked up once for all windows. Without filters each window is counted in the index of starts.
  const hits = {
    from: new Date(Math.min(...windows.map(({ from }) => from.getTime()))),
    to: new Date(Math.max(...windows.map(({ to }) => to.getTime()))),
  }
  const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)
  // Two lookups, each with its own index: with "or" all posts would be read. Missions under way are few, whatever the
  // words: "offset 0" keeps the planner from looking up the words first.
  const found = sql`
    with hits as materialized (
      select scheduled_time, facets from crews where ${and([listed(query), startsIn(hits), ...filtered])}
      union all (
        select scheduled_time, facets
        from (select * from crews where ${and([listed(query), isRunningBesides(hits)])} offset 0) as crews
        where ${and(filtered)}
        limit ${maxTotal + 1}
      )
    )
  `
  const source = isFiltered ? sql`hits where true` : sql`crews where ${listed(query)}`
  const count = (condition: RawBuilder<unknown>) => sql`(
    select count(*)::integer
    from (select from ${source} and ${condition} limit ${maxTotal + 1}) as counted
  )`
  // Two counts, each with its own index.
  const counts = windows.map(({ name, includesRunning, ...window }) => {
    const running = includesRunning ? sql` + ${count(isRunningBesides(window))}` : sql``
    return sql`${count(startsIn(window))}${running} as ${sql.id(name)}`
  })
  return sql`${isFiltered ? found : prepared} select ${sql.join(counts)}`
}

export const countWindows = async (
  ctx: CountingContext,
  query: WindowQuery,
  words: readonly string[],
  options: FilterOptions,
): Promise<WindowTotals> => {
  const { rows } = await windowsStatement(ctx, query, words, options).execute(ctx.db)
  return rows[0] as WindowTotals
}
