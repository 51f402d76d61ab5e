/// <reference path="./raw-text.d.ts" />
/** Finds insulting and extremist words in texts of players, however they are spelt. */
import { readFileSync } from 'node:fs'
import {
  collapseDuplicatesTransformer,
  parseRawPattern,
  RegExpMatcher,
  remapCharactersTransformer,
  resolveConfusablesTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity'
import english from './lists/english.txt?raw'
import german from './lists/german.txt?raw'
import { readSpellings } from './spellings.ts'
import { createSuspectFinder } from './suspects.ts'
import { parseWordLists, type Term } from './word-lists.ts'

/** Whether the text contains a word that players cannot use. */
export type WordCheck = (text: string) => boolean

/** In this order. They keep state, so each matcher needs its own. */
const createTransformers = () => [
  resolveConfusablesTransformer(),
  toAsciiLowerCaseTransformer(),
  // i and l look the same in many fonts.
  remapCharactersTransformer({ i: 'l' }),
  // The patterns expect each letter once or twice.
  collapseDuplicatesTransformer({ defaultThreshold: 2 }),
]

/** As the transformers leave it in a text. */
const transformed = (words: string): string => words.replaceAll('l', 'i').replace(/(.)\1{2,}/gu, '$1$1')

/**
 * A letter may be repeated and a space left out. Two equal letters stay two: Niger is a country.
 */
const patternOf = ({ words, opensInside, endsInside }: Term) => {
  const letters = transformed(words).replaceAll(/(.)\1?/gu, (same, letter: string) => {
    if (same !== letter) return same
    return letter === ' ' ? '[ ]' : `${letter}[${letter}]`
  })
  return parseRawPattern(`${opensInside ? '' : '|'}${letters}${endsInside ? '' : '|'}`)
}

export const createWordCheck = (lists: string): WordCheck => {
  const { terms, allowed } = parseWordLists(lists)
  const matcher = new RegExpMatcher({
    blacklistedTerms: terms.map((term, id) => ({ id, pattern: patternOf(term) })),
    whitelistedTerms: allowed.map(transformed),
    blacklistMatcherTransformers: createTransformers(),
    whitelistMatcherTransformers: createTransformers(),
  })
  const findSuspects = createSuspectFinder(
    terms.map(({ words }) => words),
    allowed,
  )
  return (text) => {
    const suspects = findSuspects(readSpellings(text))
    return suspects !== '' && matcher.hasMatch(suspects)
  }
}

/** With the operator's list, or with ours. */
export const loadWordCheck = (file: string | undefined): WordCheck =>
  createWordCheck(file === undefined ? `${english}\n${german}` : readFileSync(file, 'utf8'))
