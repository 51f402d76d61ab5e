/**
 * The board's query: which posts fit, how many there are, and which of them are on the page. What fits is worked out
 * on bits, one for each post, in `crew_index` (migration 0007); the posts themselves are read for the page alone.
 */
import { type RawBuilder, sql } from 'kysely'
import type { CrewQuery } from '#contract/crews.ts'
import type { Context } from '#server/context.ts'
import { startWindow } from './crews.windows.ts'
import { errorsAllowed, longestCorrected, patternOf, searchWords } from './crews.words.ts'

type Sql = RawBuilder<unknown>

export interface Found {
  readonly ids: number[]
  readonly total: number
}

const segment = sql`id / 16384`
const bit = sql`id % 16384`
const none = sql`0::bit(16384)`

/** A set of posts: their bits in each segment. */
const postsWhere = (condition: Sql): Sql => sql`
  select segment, bit_or(posts) as posts from crew_index where ${condition} group by segment
`
const withOneOf = (facet: string, values: readonly string[]): Sql =>
  postsWhere(sql`facet = ${sql.lit(facet)} and value = any(${[...values]}::text[])`)

const upTo = (most: number) => Array.from({ length: most }, (_, i) => String(i + 1))

/** A set for each filter. */
const filters = (query: CrewQuery): Sql[] => {
  const asked = [query.status === 'open' ? withOneOf('board', ['on']) : withOneOf('post', ['any'])]
  if (query.languages.length > 0) asked.push(withOneOf('language', query.languages))
  if (query.timezone) asked.push(withOneOf('timezone', [query.timezone]))
  if (query.activity) asked.push(withOneOf('activity', [query.activity]))
  if (query.shipSize) asked.push(withOneOf('ship_size', [query.shipSize]))
  if (query.experience) asked.push(withOneOf('experience_level', [query.experience]))
  if (query.maxCrewSize) asked.push(withOneOf('max_crew_size', upTo(query.maxCrewSize)))
  return asked
}

const containing = (word: string): Sql => sql`select word from crew_words where word like ${patternOf(word)}`

/** How many of the words that come closest are tried. */
const tries = 5

/** Also words that are this one but for a few letters, or begin that way. */
const resembling = (word: string): Sql => {
  if (errorsAllowed(word) === 0) return containing(word)
  return sql`
    ${containing(word)}
    union all (
      select word
      from (
        select word, case when length(word) <= ${longestCorrected} then least(
          levenshtein(word, ${word}),
          1 + levenshtein(left(word, ${word.length}), ${word})
        ) end as errors
        from crew_words
        where word % ${word}
      ) as alike
      where errors <= ${errorsAllowed(word)}
      order by errors, word
      limit ${tries}
    )
  `
}

/** Looked for only where something fits the filters: posts that are open lie close together. */
const withWords = (words: Sql): Sql =>
  postsWhere(sql`
    facet = 'word' and value = any(array(${words}))
      and segment >= (select min(segment) from asked where bit_count(posts) > 0)
      and segment <= (select max(segment) from asked where bit_count(posts) > 0)
  `)

/** The posts that are in all of the sets. Grouped, as a join would work a set out again for every segment. */
const inAll = (sets: readonly Sql[]): Sql => sql`
  select segment, bit_and(posts) as posts
  from (${sql.join([...sets], sql` union all `)}) as sets
  group by segment
  having count(*) = ${sets.length}
`

// Literal and spelled as in the partial indexes: with parameters the planner could not use them.
const onBoard = sql`mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size`
const listed = (query: CrewQuery): Sql => (query.status === 'open' ? onBoard : sql`true`)

const staleMs = 24 * 60 * 60_000

/** What only the clock knows: few, as such posts leave the board by themselves before long. */
const overdue = (now: Date): Sql => sql`
  select ${segment} as segment, bit_or(set_bit(${none}, ${bit}, 1)) as posts
  from crews
  where ${onBoard} and mission_status = 'open' and scheduled_time < ${new Date(now.getTime() - staleMs)}
  group by ${segment}
`

const fitting = (query: CrewQuery, now: Date): Sql =>
  query.status === 'all'
    ? inAll(filters(query))
    : sql`
        select segment, fitting.posts & ~coalesce(overdue.posts, ${none}) as posts
        from (${inAll(filters(query))}) as fitting left join (${overdue(now)}) as overdue using (segment)
      `

const asked = sql`select segment, posts from asked`

/**
 * With words, posts that contain every one. Only when there is none, posts whose words come close: a typing error
 * then still finds something, and a right word is never watered down.
 */
const hits = (query: CrewQuery, now: Date): Sql => {
  const words = searchWords(query.search)
  const byFilters = sql`asked as materialized (${fitting(query, now)})`
  if (words.length === 0) return sql`${byFilters}, hits as materialized (${asked})`
  const exact = inAll([asked, ...words.map((word) => withWords(containing(word)))])
  if (words.every((word) => errorsAllowed(word) === 0))
    return sql`${byFilters}, hits as materialized (${exact})`
  const near = inAll([asked, ...words.map((word) => withWords(resembling(word)))])
  return sql`
    ${byFilters},
    exact as materialized (select * from (${exact}) as fitting where bit_count(posts) > 0),
    near as materialized (select * from (${near}) as fitting where not exists (select from exact)),
    hits as materialized (select * from exact union all select * from near)
  `
}

/** All bits in one row, without a gap between segments, so that a post's own can be looked up. */
const found = sql`
  found as materialized (
    select
      array_agg(coalesce(posts, ${none}) order by number) as segments,
      coalesce(sum(bit_count(posts)), 0)::integer as total
    from generate_series(0, (select max(segment) from hits)) as number left join hits on segment = number
  )
`
// Not "= 1": the planner would then take hits for rare, and sort all posts before it shows twelve.
const isHit = sql`get_bit((select segments from found)[1 + ${segment}], ${bit}) <> 0`

const order = {
  newest: sql`created_at desc, id desc`,
  soonest: sql`scheduled_time, id`,
} as const

const pageOf = (query: CrewQuery) =>
  sql`order by ${order[query.sort]} limit ${query.limit} offset ${(query.page - 1) * query.limit}`

/**
 * Few hits are fetched and sorted. Of many enough are soon met on the way through all posts in their order: from here
 * on sooner, with 100,000 posts.
 */
const few = ({ page, limit }: CrewQuery) => Math.round(Math.sqrt(4_000 * page * limit))

const pageOfHits = (query: CrewQuery): Sql => sql`
  case when (select total from found) > ${few(query)}
    then array(select id from crews where ${listed(query)} and ${isHit} ${pageOf(query)})
    else array(
      select id from crews
      where id = any(array(select crew_ids(segment, posts) from hits where bit_count(posts) > 0))
      ${pageOf(query)}
    )
  end
`

interface Parts {
  readonly parts: Sql
  readonly ids: Sql
  readonly total: Sql
}

const boardParts = (query: CrewQuery, now: Date): Parts => {
  const parts = sql`${hits(query, now)}, ${found}`
  if (!query.startTime) return { parts, ids: pageOfHits(query), total: sql`(select total from found)` }
  const { from, to } = startWindow(query.startTime, now, query.tz)
  const starting = sql`
    starting as materialized (
      select id, created_at, scheduled_time from crews
      where scheduled_time >= ${from} and scheduled_time < ${to} and ${listed(query)} and ${isHit}
    )
  `
  return {
    parts: sql`${parts}, ${starting}`,
    ids: sql`array(select id from starting ${pageOf(query)})`,
    total: sql`(select count(*) from starting)`,
  }
}

/** Without the total: what it costs is measured. */
export const pageStatement = (query: CrewQuery, now: Date): RawBuilder<Pick<Found, 'ids'>> => {
  const { parts, ids } = boardParts(query, now)
  return sql`with ${parts} select ${ids} as ids`
}

export const boardStatement = (query: CrewQuery, now: Date): RawBuilder<Found> => {
  const { parts, ids, total } = boardParts(query, now)
  return sql`with ${parts} select ${ids} as ids, ${total} as total`
}

export const findOnBoard = async ({ db, now }: Context, query: CrewQuery): Promise<Found> => {
  const { rows } = await boardStatement(query, now()).execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
