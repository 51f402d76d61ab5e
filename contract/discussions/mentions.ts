/** Who is mentioned in a text: `@` and a username, as in "@Kestrel_77, can you bring fuel?". */
import { accountLimits } from '../users/limits.ts'

const { usernameMin, usernameMax } = accountLimits

/** Not in the middle of a word, as in a mail address. */
const beginning = '(?<![\\p{L}\\p{N}_@./-])@'

export const mention = new RegExp(
  `${beginning}([A-Za-z0-9_-]{${usernameMin},${usernameMax}})(?![A-Za-z0-9_-])`,
  'gu',
)

/** At the end of a text: one that is still being typed. */
export const typedMention = new RegExp(`${beginning}([A-Za-z0-9_-]{0,${usernameMax}})$`, 'u')

/** In lower case, each once. */
export const mentionedNames = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase())),
]
