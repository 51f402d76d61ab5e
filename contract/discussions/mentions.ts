/** Who is mentioned in a text: `@` and a username, as in "@Kestrel_77, can you bring fuel?". */
import { accountLimits } from '../account/limits.ts'

const { usernameMin, usernameMax } = accountLimits

/** Not in the middle of a word, as in a mail address. */
export const mention = new RegExp(
  `(?<![\\p{L}\\p{N}_@./-])@([A-Za-z0-9_-]{${usernameMin},${usernameMax}})(?![A-Za-z0-9_-])`,
  'gu',
)

/** In lower case, each once. */
export const mentionedNames = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase())),
]
