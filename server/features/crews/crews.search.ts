/**
 * Folds posts and searches to the same words. Every step is linear in its input, and all that a text can grow to is cut:
 * one character may fold to eighteen.
 */
import { activityNames } from '#contract/crews/activity-names.ts'
import type { Activity } from '#contract/crews/fields.ts'
import { roleGlossary } from '#contract/roles/glossary.ts'
import { roleTemplates } from '#contract/roles/templates.ts'

const maxFoldedLength = 8_000
const maxWordLength = 60
const maxSymbols = 40
const maxSearchTextLength = 16_000
const maxSearchWords = 8

const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Lower case without accents; "ae", "oe" and "ue" lose their "e", so that "hoehle", "höhle" and "hohle" are one word. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .slice(0, maxFoldedLength)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => letters[letter] ?? letter)
    .replace(/([aou])e/g, '$1')

/** Runs of Chinese and Japanese characters, and of all others: "Discord必須" is two words. */
const scripts = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu
const ideographs = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u

/** Chinese and Japanese have no spaces between words: any two characters that stand together can be searched for. */
const pairsOf = (word: string): string[] => {
  const characters = [...word]
  return characters.map((character, i) => `${character}${characters[i + 1] ?? ''}`)
}

const splitWord = (word: string): string[] =>
  (word.match(scripts) ?? []).flatMap((run) =>
    ideographs.test(run) ? pairsOf(run) : [run.slice(0, maxWordLength)],
  )

const wordsIn = (folded: string): string[] => (folded.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(splitWord)

/** No word of any language starts like this. */
const symbolPrefix = 'zq'

const spellSymbol = (symbol: string): string =>
  `${symbolPrefix}${(symbol.codePointAt(0) ?? 0).toString(36).padStart(4, '0')}`

/** Symbols and emoji spelled by their code points, all equally long, so that the index for words serves them too. */
const symbolsIn = (folded: string): string[] => {
  const symbols = new Set(folded.match(/[^\p{L}\p{N}\p{C}\s]/gu))
  return [...symbols].slice(0, maxSymbols).map(spellSymbol)
}

const roleNames = [...roleTemplates.map(({ roleName }) => roleName), ...roleGlossary].map((names) => ({
  ...names,
  folded: [fold(names.en), fold(names.de)],
}))

/** The name as written, and in both languages whatever usual name it contains. */
const namesOfRole = (name: string): string[] => {
  const written = fold(name)
  const known = roleNames.filter(({ folded }) => folded.some((usual) => written.includes(usual)))
  return [name, ...known.flatMap(({ en, de }) => [en, de])]
}

export interface SearchablePost {
  readonly title: string
  readonly description: string
  readonly activity: Activity | null
  readonly roleNames: readonly string[]
  readonly shipName?: string | null
}

/** Every word of a post once, with a space before each. The description comes last, as it is what gets cut. */
export const searchTextOf = (post: SearchablePost): string => {
  const { title, description, activity, roleNames, shipName } = post
  const ofActivity = activity ? [activity, activityNames[activity].en, activityNames[activity].de] : []
  const folded = fold(
    [title, shipName ?? '', ...ofActivity, ...roleNames.flatMap(namesOfRole), description].join(' '),
  )
  const words = new Set([...symbolsIn(folded), ...wordsIn(folded)])
  const text = [...words].map((word) => ` ${word}`).join('')
  return text.length <= maxSearchTextLength ? text : text.slice(0, text.lastIndexOf(' ', maxSearchTextLength))
}

/** What a post must contain, in any order. Symbols count only when there is nothing else to look for. */
export const searchWords = (search: string): string[] => {
  const folded = fold(search)
  const words = wordsIn(folded)
  return [...new Set(words.length > 0 ? words : symbolsIn(folded))].slice(0, maxSearchWords)
}

/** A pattern for the search text: three characters and more anywhere in a word, fewer where words begin. */
export const likePattern = (word: string): string => ([...word].length < 3 ? `% ${word}%` : `%${word}%`)

const correctableLength = { min: 4, max: 40 } as const
/** Enough for any post; a post of thousands of made-up words must not fill the list of words. */
const maxLearntWords = 150

/** The words of a search text that typing errors can be compared with. */
export const learnableWords = (searchText: string): string[] =>
  searchText
    .split(' ')
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
