/** The board's query: which posts fit, how many there are, and which of them are on the page. */
import { type RawBuilder, sql } from 'kysely'
import type { CrewQuery } from '#contract/crews.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { startWindow } from './crews.windows.ts'
import { searchWords } from './crews.words.ts'

type Condition = RawBuilder<unknown>

const staleMs = 24 * 60 * 60_000

// Literal and spelled as in the partial indexes: with parameters the planner could not use them.
const onBoard = sql`mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size`

/** Every set of languages in which one of these is, as the values that an index can look up. */
const masksWith = (wanted: readonly Language[]): number[] => {
  const mask = wanted.reduce((sum, language) => sum | (1 << languages.indexOf(language)), 0)
  return Array.from({ length: 1 << languages.length }, (_, set) => set).filter((set) => (set & mask) !== 0)
}

const filters = (query: CrewQuery, now: Date): Condition[] => {
  const conditions: Condition[] = []
  if (query.status === 'open') {
    const oldest = new Date(now.getTime() - staleMs)
    conditions.push(onBoard)
    conditions.push(
      sql`(scheduled_time is null or scheduled_time >= ${oldest} or mission_status = 'in_progress')`,
    )
  }
  if (query.languages.length > 0) {
    conditions.push(sql`language_mask = any(${masksWith(query.languages)}::int[])`)
  }
  if (query.timezone) conditions.push(sql`timezone = ${query.timezone}`)
  if (query.activity) conditions.push(sql`activity = ${query.activity}`)
  if (query.shipSize) conditions.push(sql`ship_size = ${query.shipSize}`)
  if (query.experience) conditions.push(sql`experience_level = ${query.experience}`)
  if (query.maxCrewSize) conditions.push(sql`max_crew_size <= ${query.maxCrewSize}`)
  if (query.startTime) {
    const { from, to } = startWindow(query.startTime, now, query.tz)
    conditions.push(sql`scheduled_time >= ${from} and scheduled_time < ${to}`)
  }
  return conditions
}

const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`

const order = {
  newest: sql`created_at desc, id desc`,
  soonest: sql`scheduled_time, id`,
} as const

export interface Found {
  readonly ids: number[]
  readonly total: number
}

const pageOf = (query: CrewQuery) =>
  sql`order by ${order[query.sort]} limit ${query.limit} offset ${(query.page - 1) * query.limit}`

export const pageStatement = (query: CrewQuery, now: Date): RawBuilder<{ id: number }> =>
  sql`select id from crews where ${allOf(filters(query, now))} ${pageOf(query)}`

export const totalStatement = (query: CrewQuery, now: Date): RawBuilder<{ count: number }> =>
  sql`select count(*) from crews where ${allOf(filters(query, now))}`

/** Both halves run on an index that holds every filtered column, so neither reads the posts themselves. */
const findByFilters = (query: CrewQuery, now: Date) =>
  sql<Found>`select array(${pageStatement(query, now)}) as ids, (${totalStatement(query, now)}) as total`

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
// Two signs of a script without spaces can be a word.
const isShort = (word: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]{1,2}$/u.test(word)

/** Anywhere in the text; one or two letters, which are nearly everywhere, only where a word begins. */
const containing = (word: string): Condition =>
  sql`search_text like ${isShort(word) ? `% ${word}%` : `%${escaped(word)}%`}`

const shortest = 4
const longest = 40
/** How many of the words that come closest are tried. */
const tries = [0, 1, 2]

const errorsAllowed = (word: string) => (word.length < 5 ? 1 : word.length < 8 ? 2 : 3)

/**
 * A word of the posts that is this one but for a few letters, or begins that way. Each is a scalar, since only
 * then the index on the text can be used.
 */
const closest = (word: string, which: number) => sql`(
  select '%' || word || '%'
  from (
    select word, least(levenshtein(word, ${word}), 1 + levenshtein(left(word, ${word.length}), ${word})) as errors
    from crew_words
    where word % ${word}
  ) as alike
  where errors <= ${errorsAllowed(word)}
  order by errors, word
  limit 1 offset ${which}
)`

const resembling = (word: string): Condition => {
  const correctable = word.length >= shortest && word.length <= longest
  if (!correctable) return containing(word)
  const corrected = tries.map((which) => sql`search_text like ${closest(word, which)}`)
  return sql`(${sql.join([containing(word), ...corrected], sql` or `)})`
}

/**
 * Posts that contain every word. Only when there is none, posts whose words come close: a typing error
 * then still finds something, and a right word is never watered down.
 */
const findByWords = (query: CrewQuery, now: Date, words: readonly string[]) => {
  const fitting = filters(query, now)
  const columns = sql`id, created_at, scheduled_time`
  return sql<Found>`
    with exact as materialized (
      select ${columns} from crews where ${allOf([...words.map(containing), ...fitting])}
    ),
    near as materialized (
      select ${columns} from crews
      where not exists (select from exact) and ${allOf([...words.map(resembling), ...fitting])}
    )
    select
      array(select id from exact ${pageOf(query)}) || array(select id from near ${pageOf(query)}) as ids,
      (select count(*) from exact) + (select count(*) from near) as total
  `
}

export const boardStatement = (query: CrewQuery, now: Date): RawBuilder<Found> => {
  const words = searchWords(query.search)
  return words.length > 0 ? findByWords(query, now, words) : findByFilters(query, now)
}

export const findOnBoard = async ({ db, now }: Context, query: CrewQuery): Promise<Found> => {
  const { rows } = await boardStatement(query, now()).execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
