/** What a search looks for in the search texts of posts. */
import { fold, symbolPrefix, symbolsIn, wordsIn } from '#server/words/folded-words.ts'

const maxSearchWords = 8

/** What a post must contain, in any order. Symbols count only if the search has no words. */
export const searchWords = (search: string): string[] => {
  const folded = fold(search)
  const words = wordsIn(folded)
  return [...new Set(words.length > 0 ? words : symbolsIn(folded))].slice(0, maxSearchWords)
}

/** A pattern for the search text: three characters and more anywhere in a word, fewer where words begin. */
export const likePattern = (word: string): string => ([...word].length < 3 ? `% ${word}%` : `%${word}%`)

/** Finds the word only before a line break: not in the description, which is the last line. */
export const fieldPattern = (word: string): string => `${likePattern(word)}\n%`

const correctableLength = { min: 4, max: 40 } as const
/** Enough for any post; a post of thousands of made-up words must not fill the list of words. */
const maxLearntWords = 150

/** The words of a search text that typing errors can be compared with, each once. */
export const learnableWords = (searchText: string): string[] =>
  [...new Set(searchText.split(/\s/))]
    .filter(
      (word) =>
        word.length >= correctableLength.min &&
        word.length <= correctableLength.max &&
        !word.startsWith(symbolPrefix),
    )
    .slice(0, maxLearntWords)

/** How many letters of a word may be wrong. */
export const allowedErrors = ({ length }: string): number => {
  if (length < correctableLength.min || length > correctableLength.max) return 0
  if (length < 5) return 1
  return length < 8 ? 2 : 3
}
