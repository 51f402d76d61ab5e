/**
 * The pattern for `like` that finds a search in texts which are joined with a line break before each. An index of trigrams
 * knows three characters in a row, or the first ones of a word. So a search without three letters or digits in a row finds
 * only what begins with it: otherwise it would read every row.
 */
export const searchPattern = (search: string): string => {
  const literal = search.replace(/[\\%_]/g, '\\$&')
  return /[\p{L}\p{N}]{3}/u.test(search) ? `%${literal}%` : `%\n${literal}%`
}
