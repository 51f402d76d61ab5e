/**
 * Writes a text so that disguised words stand in it as plain ones. This is about where words begin and end; the matcher
 * undoes what is left, letter by letter.
 */
import { readLetterSymbols } from '#contract/wire/letter-symbols.ts'

const ignored = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
const letter = /\p{L}/gu
const digits = /\d/g
// Here and below a lookbehind keeps a long row from being read again and again.
const outerDigits = /^\d+|(?<!\d)\d+$/g

/** 1,488 and 14.88 are amounts, not codes. */
const amount = /(?<!\d)\d+(?:[.,]\d+)+/g
const punctuation = /[^\p{L}\p{N}]+/gu
/** Around a word, where they are no letters: `"word!"`. */
const outerPunctuation = /^[^\p{L}\p{N}@$(]+|(?<=[\p{L}\p{N}$])[^\p{L}\p{N}$]+$/gu

const letterOfDigit: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
}
const letterOfSymbol: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '€': 'e',
  '(': 'c',
  '!': 'i',
  '|': 'i',
  '¡': 'i',
}

/** `n1ce` is a word with digits for letters; `455` and `A55` are numbers. */
const isSpeltWithDigits = (word: string): boolean =>
  word.search(digits) >= 0 && (word.match(letter)?.length ?? 0) >= 2

/** The word with its digits read as letters, and without those around it: `pilot88`. */
const readDigits = (word: string): string[] => {
  if (!isSpeltWithDigits(word)) return [word]
  const read = word.replace(digits, (digit) => letterOfDigit[digit] ?? '')
  const core = word.replace(outerDigits, '')
  return core === word ? [read] : [read, core]
}

const withoutPunctuation = (chunk: string): string =>
  chunk
    .replace(outerPunctuation, '')
    .replace(punctuation, (symbols) => Array.from(symbols, (symbol) => letterOfSymbol[symbol] ?? '').join(''))

/** Letters one by one or in pairs: `w o r d`, `w.o.r.d`, `wo rd in pa ir s`. */
const singleLetters = /(?<![^ ])[^ ](?: [^ ]){2,}(?![^ ])/gu
const shortPieces = /(?<![^ ])[^ ]{1,2}(?: [^ ]{1,2}){2,}(?![^ ])/gu

/** By far the most words: nothing can be hidden in them. */
const plainWord = /^[a-z]+$/
const plainWordWithEnd = /^[a-z]+[.,;:?)"']+$/

/** Characters that stand for whole phrases, for up to 18 letters: they would make a text many times longer. */
const ligatures = /[\ufdf0-\ufdfd]/g

export const foldText = (text: string): string =>
  readLetterSymbols(text)
    .replace(ligatures, ' ')
    .normalize('NFKD')
    .replace(ignored, '')
    // Only these: the small form of another alphabet's letter can look like a different Latin one.
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(/[ßẞ]/g, 'ss')
    .replace(amount, ' ')

/** The words on one line; below it, each on its own, what punctuation, spaces and digits may have hidden. */
export const readSpellings = (text: string): string => {
  const words: string[] = []
  const hidden: string[] = []
  const addWord = (word: string) => {
    const [read = '', core] = readDigits(word)
    words.push(read)
    if (core) hidden.push(core)
  }
  for (const chunk of foldText(text).split(/\s+/)) {
    if (plainWord.test(chunk)) {
      words.push(chunk)
      continue
    }
    if (plainWordWithEnd.test(chunk)) {
      words.push(chunk.slice(0, chunk.search(punctuation)))
      continue
    }
    const parts = chunk.split(punctuation).filter((part) => part !== '')
    for (const part of parts) addWord(part)
    const joined = withoutPunctuation(chunk)
    if (joined !== parts.join(' ')) hidden.push(...readDigits(joined))
  }
  const line = words.join(' ')
  for (const pieces of [singleLetters, shortPieces])
    for (const [run] of line.matchAll(pieces)) hidden.push(...readDigits(run.replaceAll(' ', '')))
  return [line, ...new Set(hidden)].join('\n')
}
