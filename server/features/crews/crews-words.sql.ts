/** How one word of a search is looked for in the posts. */
import { type RawBuilder, sql } from 'kysely'

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const isShort = (word: string) => /^[\p{L}\p{N}]{1,2}$/u.test(word)

/** Anywhere in the text; one or two letters, which are nearly everywhere, only where a word begins. */
export const containing = (word: string): RawBuilder<unknown> =>
  sql`search_text like ${isShort(word) ? `% ${word}%` : `%${escaped(word)}%`}`

const shortest = 4
const longest = 40
/** How many of the words that come closest are tried. */
const tries = [0, 1]

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

export const resembling = (word: string): RawBuilder<unknown> => {
  const correctable = word.length >= shortest && word.length <= longest
  if (!correctable) return containing(word)
  const corrected = tries.map((which) => sql`search_text like ${closest(word, which)}`)
  return sql`(${sql.join([containing(word), ...corrected], sql` or `)})`
}
