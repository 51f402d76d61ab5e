/** What the search looks in, and what it looks for: the same letters on both sides. */

import { activityNames } from '#contract/activity-names.ts'
import type { Activity } from '#contract/crew-fields.ts'

const marks = /\p{M}/gu
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Lower case without accents, so that "fur" finds "für". */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)

interface Searchable {
  readonly title: string
  readonly description: string
  readonly activity: Activity | null
}

/** Without what only ends a sentence or puts a word in brackets or quotes; such signs alone stay. */
const bare = (word: string): string =>
  word.replace(/^[("'\u2018-\u201f«»]+|[)"'\u2018-\u201f«»,.;:!?…]+$/g, '') || word

const wordsIn = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean).map(bare)

/** "hoehle" for "Höhle", for players without the keys. */
const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`)

/** "hohle" for "Hoehle", as those with the keys look for it. */
const drawnTogether = (word: string): string => word.replace(/([aou])e/g, '$1')

/** What stands between the signs of a word: "c2" of "(c2", "a1" and "c2" of "a1/c2". */
const partsOf = (word: string): string[] => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/**
 * A post's title, description and activity, the latter by its names in both languages: every word and every
 * part of one once in each spelling, a space before each.
 */
export const searchText = ({ title, description, activity }: Searchable): string => {
  const names = activity ? [activity, activityNames[activity].en, activityNames[activity].de] : []
  const text = [title, ...names, description].join(' ')
  const words = [...wordsIn(text), ...wordsIn(spelledOut(text))].flatMap((word) => [word, ...partsOf(word)])
  return [...new Set([...words, ...words.map(drawnTogether)])].map((word) => ` ${word}`).join('')
}

const mostWords = 8
/** Any as many signs of a longer word are in one of the pieces that it is stored by. */
const longestAsked = 200

/** Every word must be found, in any order. */
export const searchWords = (query: string): string[] => {
  const words = wordsIn(query).map((word) => [...word].slice(0, longestAsked).join(''))
  return [...new Set(words)].slice(0, mostWords)
}

/** What a search for so few signs is looked up as; longer ones are looked for in all words. */
export const shortFacet = (word: string): 'beginning' | 'few' | 'three' | undefined => {
  const { length } = [...word]
  if (length > 3) return undefined
  if (length === 3) return 'three'
  // Letters of an alphabet are nearly everywhere; two signs of a script without spaces can be a word.
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u.test(word) ? 'beginning' : 'few'
}

/** Letters and digits alone are found in a part of a word that has no signs, either. */
export const isPlain = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word)

export const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const shortestCorrected = 4
export const longestCorrected = 40

/** How many letters may be wrong. */
export const errorsAllowed = (word: string): number => {
  if (word.length < shortestCorrected || word.length > longestCorrected) return 0
  if (word.length < 5) return 1
  return word.length < 8 ? 2 : 3
}
