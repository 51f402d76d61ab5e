/** The words that posts have used, with which a search with a typing error is compared. */
import { type RawBuilder, sql } from 'kysely'
import type { CrewQuery } from '#contract/crews/board.ts'
import type { Context } from '#server/context.ts'
import { allowedErrors, likePattern } from './crews.search.ts'
import { listed } from './crews-board.sql.ts'

type Status = Pick<CrewQuery, 'status'>

/**
 * Whether a post has a word like this: for open posts, by the posts on the board; for all posts, by the words ever
 * used.
 */
const isUsed = ({ status }: Status, pattern: RawBuilder<unknown>): RawBuilder<unknown> =>
  status === 'open'
    ? sql`exists (select from crews where ${listed({ status })} and search_text like ${pattern})`
    : sql`exists (select from crew_words where word like ${pattern})`

/** How many of the closest words are tried, one after the other. */
const maxCandidates = 8

/** The word itself where it is used, else the closest one that is; null when there is none. */
const correctionOf = (status: Status, word: string): RawBuilder<unknown> => sql`
  case when ${isUsed(status, sql`${likePattern(word)}`)} then ${word}::text else (
    select candidate
    from (
      select candidate
      from (
        select word as candidate, least(
          levenshtein(word, ${word}::text),
          1 + levenshtein(left(word, ${word.length}::integer), ${word}::text)
        ) as errors
        from crew_words
        where word % ${word}::text
      ) as compared
      where errors <= ${allowedErrors(word)}
      order by errors, length(candidate), candidate
      limit ${maxCandidates}
    ) as closest
    where ${isUsed(status, sql`'%' || candidate || '%'`)}
    limit 1
  ) end
`

const correctionStatement = (
  status: Status,
  words: readonly string[],
): RawBuilder<{ meant: (string | null)[] }> =>
  sql`select array[${sql.join(words.map((word) => correctionOf(status, word)))}]::text[] as meant`

export const correctWords = async (
  { db }: Pick<Context, 'db'>,
  status: Status,
  words: readonly string[],
): Promise<string[]> => {
  const correctable = words.filter((word) => allowedErrors(word) > 0)
  if (correctable.length === 0) return [...words]
  const { rows } = await correctionStatement(status, correctable).execute(db)
  const meant = new Map(correctable.map((word, i) => [word, rows[0]?.meant[i] ?? word]))
  return words.map((word) => meant.get(word) ?? word)
}

/** A word is stored again when its last stored use is this long ago. */
const renewedAfterDays = 30
/** After a year without use no one searches for the word any more, or it was a typing error itself. */
const forgottenAfterDays = 365

/** In alphabetical order, so that two posts with the same new words cannot deadlock. */
export const learnWords = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  words: readonly string[],
): Promise<void> => {
  const today = sql`${now()}::date`
  await sql`
    insert into crew_words (word, used_on)
    select word, ${today}
    from unnest(${words}::text[]) as used (word)
    where not exists (
      select from crew_words as known where known.word = used.word and known.used_on > ${today} - ${renewedAfterDays}::integer
    )
    order by word
    on conflict (word) do update set used_on = excluded.used_on
  `.execute(db)
}

export const forgetWords = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  await sql`delete from crew_words where used_on < ${now()}::date - ${forgottenAfterDays}::integer`.execute(
    db,
  )
}
