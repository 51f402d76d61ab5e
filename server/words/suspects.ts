/**
 * The matcher tries every term at every letter, which takes milliseconds for a long text. So it only gets to see the
 * passages around the longest word of a term; an ordinary text has none.
 */
import type { Spellings } from './spellings.ts'

/** i and l look the same in many fonts, and repeated letters do not matter here. */
const fold = (text: string): string => text.replaceAll('l', 'i').replace(/([^ ])\1+/g, '$1')

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** `terms` and `allowed` are words and phrases without punctuation. */
export const createSuspectFinder = (terms: readonly string[], allowed: readonly string[]) => {
  const keys = new Set(terms.map((term) => longestOf(fold(term).split(' '))))
  // Letters of other alphabets can look like Latin ones: only the matcher knows which.
  const suspicious = new RegExp([...keys, '[^\\x00-\\x7f]'].join('|'))
  /** How many words a term or an allowed phrase can reach to either side. */
  const reach = Math.max(...[...terms, ...allowed].map((term) => term.split(' ').length - 1))

  const findPassages = (words: readonly string[]): string[] => {
    const line = fold(words.join(' '))
    if (!suspicious.test(line)) return []
    const near = new Set<number>()
    line.split(' ').forEach((word, index) => {
      if (!suspicious.test(word)) return
      for (let each = index - reach; each <= index + reach; each += 1) near.add(each)
    })
    return words.map((word, index) => (near.has(index) ? word : '\n'))
  }

  /** What the matcher has to look at; lines belong to different places. */
  return ({ words, hidden }: Spellings): string => {
    const hiding = hidden.filter((word) => suspicious.test(fold(word)))
    const passages = findPassages(words)
      .join(' ')
      .replaceAll(/(?: ?\n ?)+/g, '\n')
    return [...hiding, passages].join('\n').trim()
  }
}
