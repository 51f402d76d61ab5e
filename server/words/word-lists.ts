/** Reads lists of words; english.txt explains how they are written. */
import { readSpellings } from './spellings.ts'

export interface Term {
  readonly words: string
  /** In the middle of a word, too. */
  readonly opensInside: boolean
  readonly endsInside: boolean
}

export interface WordLists {
  readonly terms: readonly Term[]
  readonly allowed: readonly string[]
}

/** A term spelt as texts are. */
const spell = (term: string): string => readSpellings(term).split('\n')[0] ?? ''

export const parseWordLists = (text: string): WordLists => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const terms = lines
    .filter((line) => !line.startsWith('!'))
    .map((line) => ({
      words: spell(line),
      opensInside: line.startsWith('*'),
      endsInside: line.endsWith('*'),
    }))
  return {
    terms: terms.filter(({ words }) => words !== ''),
    allowed: lines
      .filter((line) => line.startsWith('!'))
      .map(spell)
      .filter((words) => words !== ''),
  }
}
