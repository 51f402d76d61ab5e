/** What the search looks in, and what it looks for: the same letters on both sides. */

import { activityWords } from '#contract/activity-words.ts'
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

const wordsIn = (text: string): string[] => [...new Set(folded(text).split(/\s+/).filter(Boolean))]

/**
 * A post's title, description and activity, the latter by its names in both languages: every word once, a
 * space before each.
 */
export const searchText = ({ title, description, activity }: Searchable): string => {
  const names = activity ? [activity, activityWords[activity].en, activityWords[activity].de] : []
  return wordsIn([title, ...names, description].join(' '))
    .map((word) => ` ${word}`)
    .join('')
}

const mostWords = 8

/** Every word must be found, in any order. */
export const searchWords = (query: string): string[] => wordsIn(query).slice(0, mostWords)
