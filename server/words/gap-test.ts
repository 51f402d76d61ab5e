/** Finds words that are cut in two by a space, `wo rd`, and those with a star for a letter, `w*rd`. */
import { foldText } from './spellings.ts'
import type { WordLists } from './word-lists.ts'

/** Shorter ones are made up by ordinary words that happen to be neighbours. */
const minLetters = 4
const starred = /[\p{L}\p{N}]+(?:\*{1,2}[\p{L}\p{N}]+)+/gu

export const createGapTest = ({ terms, allowed }: WordLists, transform: (text: string) => string) => {
  const whole = terms
    .map(({ words }) => words)
    .filter((words) => words.length >= minLetters && !words.includes(' '))
  const words = new Set(whole.flatMap((word) => [word, `${word}s`]))
  const longest = Math.max(...whole.map(({ length }) => length), 0) + 1
  const allowedPairs = new Set(allowed)

  const hasCutWord = (line: string): boolean => {
    const parts = line.split(' ')
    return parts.some((part, i) => {
      const next = parts[i + 1] ?? ''
      const { length } = part + next
      if (part === '' || next === '' || length < minLetters || length > longest) return false
      return words.has(part + next) && !allowedPairs.has(`${part} ${next}`)
    })
  }

  const fits = (word: string, chunk: string): boolean =>
    word.length === chunk.length && [...chunk].every((letter, i) => letter === '*' || letter === word[i])

  const hasStarredWord = (text: string): boolean => {
    if (!text.includes('*')) return false
    const chunks = new Set([...foldText(text).matchAll(starred)].map(([chunk]) => transform(chunk)))
    return [...chunks].some((chunk) => {
      const letters = chunk.replaceAll('*', '').length
      if (letters * 2 < chunk.length || chunk.length > longest) return false
      return whole.some((word) => fits(word, chunk))
    })
  }

  /** `line`: the words of the text, as the transformers leave them. */
  return (text: string, line: string): boolean => hasCutWord(line) || hasStarredWord(text)
}
