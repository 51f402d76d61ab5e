/** Which letters a name may put together, so that none of them poses as another: the W of `ꓪarden` is a Lisu letter. */

/**
 * Alphabets in which people write every day, by UAX 31. Those of limited use, such as Cherokee, Lisu and Osage, are left
 * out, because most of their letters look like Latin ones.
 */
const alphabets = (
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya ' +
  'Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer'
).split(' ')

/** Scripts that are written together, with Latin between them. */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul']

const anyOf = (scripts: string) =>
  new RegExp(
    `^[${scripts
      .split(' ')
      .map((script) => `\\p{scx=${script}}`)
      .join('')}\\p{scx=Common}\\p{scx=Inherited}]*$`,
    'u',
  )

const allowed = [...alphabets, ...together].map(anyOf)

/** Symbols and digits go with all of them. Full-width and other styled letters count as what they are. */
export const hasOneScript = (name: string): boolean => {
  const letters = name.normalize('NFKC').replace(/[^\p{L}\p{M}]/gu, '')
  return allowed.some((script) => script.test(letters))
}
