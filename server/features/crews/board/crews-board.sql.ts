/**
 * Finds, loads and counts the posts of a page of the board in one statement. Hits are taken from the GIN index and
 * counted up to a limit. Where there are more, the page is filled by walking the posts in their order, and that walk is
 * bounded too, so a wrong estimate of the planner cannot cost much, whatever the query.
 */
import { type RawBuilder, sql } from 'kysely'
import { type CrewQuery, maxTotal, type WindowQuery } from '#contract/crews/board.ts'
import { prepared } from '#server/db/prepared.ts'
import type { ViewerContext } from '#server/features/crews/crews-relations.fragment.ts'
import { filterColumns } from './crews.filters.ts'
import { fieldPattern, likePattern } from './crews.search.ts'
import { staleBefore, startWindow, type TimeWindow } from './crews.windows.ts'
import { isInHours } from './crews-hours.sql.ts'
import { type MatchedPlayer, matchScore, scoredColumns, scoreSources } from './crews-match.sql.ts'
import type { CrewSummaryRow } from './crews-posts.fragment.ts'
import { summariesOf } from './crews-posts.sql.ts'

type Sql = RawBuilder<unknown>

export interface BoardPage {
  readonly crews: CrewSummaryRow[]
  /** At most one more than the list is long. */
  readonly total: number
}

/** Values that were looked up for the filters. */
export interface FilterOptions {
  /** The player that the posts have to fit. */
  readonly player?: MatchedPlayer | undefined
  /** Condition for posts with the clock that the filter asks for. */
  readonly clock?: Sql | undefined
}

export interface BoardOptions extends FilterOptions {
  /** Where the list ends, however many posts match. */
  readonly most?: number
}

// A literal, as in the partial indexes: with a parameter the planner could not use them.
const isOnBoard = sql`facets @> '{board}'`

type Scope = Pick<CrewQuery, 'status'> & Partial<Pick<CrewQuery, 'seats' | 'fitsHours' | 'sort'>>

/** Only posts on the board have free seats, and only they can fit a player. */
const isBoardOnly = ({ status, seats = [], fitsHours, sort }: Scope): boolean =>
  status === 'open' || seats.length > 0 || fitsHours === true || sort === 'match'

export const listed = (scope: Scope): Sql => (isBoardOnly(scope) ? isOnBoard : sql`not is_hidden`)

const isFresh = (now: Date): Sql => sql`
  (mission_status <> 'open' or scheduled_time is null or scheduled_time >= ${staleBefore(now)})
`

const contains = (word: string): Sql => {
  const condition = sql`search_text like ${likePattern(word)}`
  // The planner expects one letter to match a fifth of all posts, which it would then read one by one. Repeated, the
  // condition looks more selective.
  return [...word].length === 1 ? sql`${condition} and ${condition}` : condition
}

/** Everything that narrows the board down, other than the start. */
export const filters = (
  query: WindowQuery,
  words: readonly string[],
  { player, clock }: FilterOptions,
): Sql[] => {
  const { wanted, unwanted, languages, seats, ship_id, max_crew_size } = filterColumns(query)
  const all = words.map(contains)
  if (wanted.length > 0) all.push(sql`facets @> ${wanted}::text[]`)
  if (unwanted.length > 0) all.push(sql`not facets && ${unwanted}::text[]`)
  if (clock) all.push(clock)
  if (languages.length > 0) all.push(sql`facets && ${languages}::text[]`)
  if (seats.length > 0) all.push(sql`facets && ${seats}::text[]`)
  if (ship_id) all.push(sql`ship_id = ${ship_id}`)
  if (max_crew_size) all.push(sql`max_crew_size <= ${max_crew_size}`)
  if (query.fitsHours && player) all.push(isInHours(player.online))
  return all
}

export const startsIn = ({ from, to }: TimeWindow): Sql =>
  sql`scheduled_time >= ${from} and scheduled_time < ${to}`

export const isRunning = sql`facets @> '{running}'`

/** A mission under way takes place today, whatever its planned start. */
const isWithin = (window: TimeWindow): Sql =>
  window.includesRunning ? sql`(${startsIn(window)} or ${isRunning})` : startsIn(window)

/** Whether every word occurs in a field, not only in the description. */
const isInFields = (words: readonly string[]): Sql =>
  sql.join([sql`true`, ...words.map((word) => sql`search_text like ${fieldPattern(word)}`)], sql` and `)

const conditions = (query: CrewQuery, filtered: readonly Sql[], now: Date): Sql =>
  sql.join([listed(query), ...(isBoardOnly(query) ? [isFresh(now)] : []), ...filtered], sql` and `)

const orders = {
  newest: sql`created_at desc, id desc`,
  soonest: sql`scheduled_time, id`,
  match: sql`score desc, scheduled_time, id`,
} as const

/** How many posts to walk for a page: at this length, walking and sorting the hits cost the same with 100,000 posts. */
const walkLength = (end: number): number => Math.round(Math.sqrt(100_000 * end))

/**
 * No index has the scores, so only the posts that start first are ranked: as many as the list has room for. One more is
 * read, to see whether there are more.
 */
const firstToStart = (matches: Sql, words: readonly string[], most: number): Sql => sql`
  select ${scoredColumns}, ${isInFields(words)} as in_fields
  from crews
  where ${matches}
  order by ${orders.soonest}
  limit ${most + 1}
`

const ranked = (player: MatchedPlayer, now: Date, most: number): Sql => sql`
  (
    select id, scheduled_time, in_fields, ${matchScore(player, now)} as score
    from (select * from hits order by ${orders.soonest} limit ${most}) as crews
    ${scoreSources(player)}
  ) as ranked
`

export const boardStatement = (
  ctx: ViewerContext,
  query: CrewQuery,
  words: readonly string[],
  { player, clock, most = maxTotal }: BoardOptions = {},
): RawBuilder<BoardPage> => {
  const start = query.startTime ? [isWithin(startWindow(query.startTime, ctx.now(), query.tz))] : []
  const ahead = query.upcoming ? [sql`scheduled_time >= ${ctx.now()}`] : []
  const filtered = [...filters(query, words, { player, clock }), ...start, ...ahead]
  const matches = conditions(query, filtered, ctx.now())
  const order = orders[query.sort]
  const offset = Math.min((query.page - 1) * query.limit, most)
  const length = Math.min(query.limit, most - offset)
  const page = sql`limit ${length} offset ${offset}`
  // More hits than the list has room for stay in the order in which they are walked.
  const fieldsFirst = words.length > 0 ? sql`(total.hits <= ${most} and in_fields) desc,` : sql``
  const isRanked = player !== undefined && query.sort === 'match'
  const hits = isRanked
    ? firstToStart(matches, words, most)
    : sql`select id, created_at, scheduled_time, ${isInFields(words)} as in_fields from crews where ${matches}`
  const walked = isRanked
    ? sql`'{}'::integer[]`
    : sql`array(
        select id
        from (select * from crews where ${listed(query)} order by ${order} limit ${walkLength(offset + length)}) as crews
        where ${matches}
        order by ${order} ${page}
      )`
  // Filters and words make thousands of different statements; only the most frequent ones are prepared.
  const isFrequent =
    filtered.length === 0 || (filtered.length === 1 && words.length === 0 && isBoardOnly(query))
  return sql`${isFrequent ? prepared : sql``}
    with hits as materialized (
      ${hits}
    ), total as materialized (
      select count(*)::integer as hits from (select from hits limit ${most + 1}) as counted
    ), walked as materialized (
      select ${walked} as ids
    ), page as materialized (
      select
        hits as total,
        case
          when hits <= ${offset} or ${length} = 0 then '{}'
          when hits > ${most} and (select cardinality(ids) from walked) = ${length} then (select ids from walked)
          else array(
            select id
            from ${isRanked ? ranked(player, ctx.now(), most) : sql`hits`}
            order by ${fieldsFirst} ${order}
            ${page}
          )
        end as ids
      from total
    )
    select total, ${summariesOf(ctx, sql`page.ids`)} as crews from page
  `
}

export const findOnBoard = async (
  ctx: ViewerContext,
  query: CrewQuery,
  words: readonly string[],
  options: BoardOptions,
): Promise<BoardPage> => {
  const { rows } = await boardStatement(ctx, query, words, options).execute(ctx.db)
  return rows[0] ?? { crews: [], total: 0 }
}
