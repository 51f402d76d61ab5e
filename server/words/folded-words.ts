/**
 * Folds posts, names and searches to the same words. Every step is linear in its input, and all that a text can grow to
 * is cut: one character may fold to eighteen.
 */

const maxFoldedLength = 8_000
const maxWordLength = 60
const maxSymbols = 40

const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Lower case without accents; "ae", "oe" and "ue" lose their "e", so that "hoehle", "höhle" and "hohle" are one word. */
export const fold = (text: string): string =>
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

export const wordsIn = (folded: string): string[] =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(splitWord)

/** No word of any language starts like this. */
export const symbolPrefix = 'zq'

const spellSymbol = (symbol: string): string =>
  `${symbolPrefix}${(symbol.codePointAt(0) ?? 0).toString(36).padStart(4, '0')}`

/** Symbols and emoji spelled by their code points, all equally long, so that the index for words serves them too. */
export const symbolsIn = (folded: string): string[] => {
  const symbols = new Set(folded.match(/[^\p{L}\p{N}\p{C}\s]/gu))
  return [...symbols].slice(0, maxSymbols).map(spellSymbol)
}
