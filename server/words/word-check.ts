/// <reference types="vite/client" />
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
import { createGapTest } from './gap-test.ts'
import english from './lists/english.txt?raw'
import german from './lists/german.txt?raw'
import { createQuickTest } from './quick-test.ts'
import { readSpellings } from './spellings.ts'
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
const transform = (words: string): string => words.replaceAll('l', 'i').replace(/(.)\1{2,}/g, '$1$1')

const { transform: resolveConfusable } = resolveConfusablesTransformer()

/** With the Latin letters that others look like, as the matcher reads it. */
const resolveConfusables = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => {
    const resolved = resolveConfusable(letter.codePointAt(0) ?? 0)
    return resolved === undefined ? letter : String.fromCodePoint(resolved).toLowerCase()
  })

/** A letter may be repeated and a space left out. Two equal letters stay two: Niger is a country. */
const patternOf = ({ words, opensInside, endsInside }: Term) => {
  const letters = words.replaceAll(/(.)\1?/gu, (same, letter: string) => {
    if (same !== letter) return same
    return letter === ' ' ? '[ ]' : `${letter}[${letter}]`
  })
  return parseRawPattern(`${opensInside ? '' : '|'}${letters}${endsInside ? '' : '|'}`)
}

export const createWordCheck = (lists: string): WordCheck => {
  const { terms: spelt, allowed } = parseWordLists(lists)
  const terms = spelt.map((term) => ({ ...term, words: transform(term.words) }))
  const mayHaveMatch = createQuickTest(terms)
  const matcher = new RegExpMatcher({
    blacklistedTerms: terms.map((term, id) => ({ id, pattern: patternOf(term) })),
    whitelistedTerms: allowed.map(transform),
    blacklistMatcherTransformers: createTransformers(),
    whitelistMatcherTransformers: createTransformers(),
  })
  const hasGap = createGapTest({ terms, allowed: allowed.map(transform) }, (chunk) =>
    transform(resolveConfusables(chunk)),
  )
  return (text) => {
    const spellings = readSpellings(text)
    const transformed = transform(resolveConfusables(spellings))
    const [line = ''] = transformed.split('\n', 1)
    return (mayHaveMatch(transformed) && matcher.hasMatch(spellings)) || hasGap(text, line)
  }
}

/** With the operator's list, or with ours. */
export const loadWordCheck = (file: string | undefined): WordCheck => {
  if (file === undefined) return createWordCheck(`${english}\n${german}`)
  try {
    return createWordCheck(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`WORDS_FILE=${file} cannot be used: ${reason.replaceAll(/\s+/g, ' ')}`)
  }
}
