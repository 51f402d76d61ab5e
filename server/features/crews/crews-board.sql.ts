/**
 * The board's query: which posts fit, how many there are, and which of them are on the page. What fits is worked out
 * on bits, one for each post, in `crew_index` (migration 0007). Posts are looked at in the indexes that have them in
 * order, and read for the page alone.
 */
import { type RawBuilder, sql } from 'kysely'
import type { CrewQuery } from '#contract/crews.ts'
import type { Context } from '#server/context.ts'
import { startWindow } from './crews.windows.ts'
import { anywhere, errorsAllowed, isPlain, longestCorrected, searchWords, shortFacet } from './crews.words.ts'

type Sql = RawBuilder<unknown>

export interface Found {
  readonly ids: number[]
  readonly total: number
}

// As in the migration.
const size = sql`16384`
const segment = sql`id / ${size}`
const bit = sql`id % ${size}`
const none = sql`0::bit(${size})`

/** A set of posts: their bits in each segment. */
const postsWhere = (condition: Sql): Sql => sql`
  select segment, bit_or(posts) as posts from crew_index where ${condition} group by segment
`
const withOneOf = (facet: string, values: readonly string[]): Sql =>
  postsWhere(sql`facet = ${sql.lit(facet)} and value = any(${[...values]}::text[])`)

const upTo = (most: number) => Array.from({ length: most }, (_, i) => String(i + 1))

/** A set for each filter. */
const filters = (query: CrewQuery): Sql[] => {
  const sets = [query.status === 'open' ? withOneOf('board', ['on']) : withOneOf('post', ['any'])]
  if (query.languages.length > 0) sets.push(withOneOf('language', query.languages))
  if (query.timezone) sets.push(withOneOf('timezone', [query.timezone]))
  if (query.activity) sets.push(withOneOf('activity', [query.activity]))
  if (query.shipSize) sets.push(withOneOf('ship_size', [query.shipSize]))
  if (query.experience) sets.push(withOneOf('experience_level', [query.experience]))
  if (query.maxCrewSize) sets.push(withOneOf('max_crew_size', upTo(query.maxCrewSize)))
  return sets
}

const withoutSigns = sql`word !~ '[!-/:-@[-\`{-~]'`

const containing = (word: string): Sql => sql`
  select word from crew_words where word like ${anywhere(word)} and ${isPlain(word) ? withoutSigns : sql`true`}
`

/** How many of the words that come closest are taken for the one that was meant. */
const mostAlike = 5

/** Also words that are this one but for a few letters, or begin that way. */
const resembling = (word: string): Sql => sql`
  ${containing(word)}
  union all (
    select word
    from (
      select word, case when length(word) <= ${longestCorrected} then least(
        levenshtein(word, ${word}),
        1 + levenshtein(left(word, ${word.length}), ${word})
      ) end as errors
      from crew_words
      where word % ${word} and ${withoutSigns}
    ) as alike
    where errors <= ${errorsAllowed(word)}
    order by errors, word
    limit ${mostAlike}
  )
`

const openSegments = sql`segment in (select segment from fitting where bit_count(posts) > 0)`

/** On the board looked for only where posts are open, which are few segments of all. */
const withWords = (query: CrewQuery, words: Sql): Sql =>
  postsWhere(sql`
    facet = 'word' and value = any(array(${words})) and ${query.status === 'open' ? openSegments : sql`true`}
  `)

const withExactly = (query: CrewQuery, word: string): Sql => {
  const facet = shortFacet(word)
  return facet ? withOneOf(facet, [word]) : withWords(query, containing(word))
}

const withNearly = (query: CrewQuery, word: string): Sql =>
  errorsAllowed(word) === 0 ? withExactly(query, word) : withWords(query, resembling(word))

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

/** What only the clock knows: few, as upkeep takes such posts off the board before long. */
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
        select segment, filtered.posts & ~coalesce(overdue.posts, ${none}) as posts
        from (${inAll(filters(query))}) as filtered left join (${overdue(now)}) as overdue using (segment)
      `

/**
 * With words, posts that contain every one. Only when there is none, posts whose words come close: a typing error
 * then still finds something, and a right word is never watered down.
 */
const hits = (query: CrewQuery, now: Date): Sql => {
  const words = searchWords(query.search)
  const byFilters = sql`select segment, posts from fitting`
  const exact = inAll([byFilters, ...words.map((word) => withExactly(query, word))])
  const near = inAll([byFilters, ...words.map((word) => withNearly(query, word))])
  return words.every((word) => errorsAllowed(word) === 0)
    ? sql`fitting as materialized (${fitting(query, now)}), hits as materialized (${exact})`
    : sql`
        fitting as materialized (${fitting(query, now)}),
        exact as materialized (select * from (${exact}) as found where bit_count(posts) > 0),
        near as materialized (select * from (${near}) as found where not exists (select from exact)),
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

const endOf = ({ page, limit }: CrewQuery) => page * limit

/**
 * Up to this many hits are fetched and sorted; more are met soon enough on the way through all posts in order. Where
 * both take the same with 100,000 posts.
 */
const fewestToWalk = (query: CrewQuery) => Math.round(Math.sqrt(4_000 * endOf(query)))

const pageOfHits = (query: CrewQuery): Sql => sql`
  case
    when (select total from found) <= ${endOf(query) - query.limit}::bigint then '{}'::integer[]
    when (select total from found) > ${fewestToWalk(query)}
      then array(select id from crews where ${listed(query)} and ${isHit} ${pageOf(query)})
    else array(
      select id from crews
      where id = any(array(select crew_ids(segment, posts) from hits where bit_count(posts) > 0))
      ${pageOf(query)}
    )
  end
`

interface Parts {
  readonly steps: Sql
  readonly ids: Sql
  readonly total: Sql
}

const boardParts = (query: CrewQuery, now: Date): Parts => {
  const steps = sql`${hits(query, now)}, ${found}`
  if (!query.startTime) return { steps, ids: pageOfHits(query), total: sql`(select total from found)` }
  const { from, to } = startWindow(query.startTime, now, query.tz)
  const starting = sql`
    starting as materialized (
      select id, created_at, scheduled_time from crews
      where scheduled_time >= ${from} and scheduled_time < ${to} and ${listed(query)} and ${isHit}
    )
  `
  return {
    steps: sql`${steps}, ${starting}`,
    ids: sql`array(select id from starting ${pageOf(query)})`,
    total: sql`(select count(*) from starting)`,
  }
}

/** Without the total: what it costs is measured. */
export const pageStatement = (query: CrewQuery, now: Date): RawBuilder<Pick<Found, 'ids'>> => {
  const { steps, ids } = boardParts(query, now)
  return sql`with ${steps} select ${ids} as ids`
}

export const boardStatement = (query: CrewQuery, now: Date): RawBuilder<Found> => {
  const { steps, ids, total } = boardParts(query, now)
  return sql`with ${steps} select ${ids} as ids, ${total} as total`
}

export const findOnBoard = async ({ db, now }: Context, query: CrewQuery): Promise<Found> => {
  const { rows } = await boardStatement(query, now()).execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
