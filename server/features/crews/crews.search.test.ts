import { expect, test } from 'vitest'
import { allowedErrors, learnableWords, likePattern, searchTextOf, searchWords } from './crews.search.ts'

const post = (description: string, roleNames: readonly string[] = []) =>
  searchTextOf({ title: '', description, activity: null, roleNames })

test.each([
  ['Anfänger', 'anfanger'],
  ['ANFAENGER', 'anfanger'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['ﬁne', 'fine'],
  ['Hercules!', 'hercules'],
  ['„C2“', 'c2'],
])('%s is folded to %s', (text, word) => {
  expect(searchWords(text)).toEqual([word])
})

test.each([
  ['A1/C2', ['a1', 'c2']],
  ['snake_case', ['snake', 'case']],
  ['gunner, gunner!', ['gunner']],
  ['採掘クルー', ['採掘', '掘ク', 'クル', 'ルー', 'ー']],
  ['% gunner', ['gunner']],
  ['% _', ['zq0011', 'zq002n']],
  ['Discord必須 PvP参加', ['discord', '必須', '須', 'pvp', '参加', '加']],
  ['', []],
  ['  \u0301 ', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('a search for %j looks for %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

test('the text of a post has each word once, with its symbols and the names of its roles in both languages', () => {
  expect(post('Gunner, gunner: 50%', ['Field Medic'])).toBe(
    ' zq0018 zq001m zq0011 field medic feldsanitater sanitater gunner 50',
  )
})

test.each(['㌖', '\ufdfa', 'x', '…', '採', 'ä'])('5,000 times %s stay a bounded text', (character) => {
  expect(post(character.repeat(5_000)).length).toBeLessThanOrEqual(16_000)
})

test('5,000 different symbols and characters stay a bounded text of whole words', () => {
  const many = (first: number) =>
    Array.from({ length: 5_000 }, (_, i) => String.fromCodePoint(first + i)).join('')
  for (const text of [many(0x4e00), many(0x1f300), many(0x2190)]) {
    expect(post(text).length).toBeLessThanOrEqual(16_000)
  }
  expect(
    post(many(0x4e00))
      .split(' ')
      .every((word) => [...word].length <= 2),
  ).toBe(true)
})

test.each([
  ['c', '% c%'],
  ['c2', '% c2%'],
  ['採掘', '% 採掘%'],
  ['mole', '%mole%'],
])('%s is looked up as %s', (word, pattern) => {
  expect(likePattern(word)).toBe(pattern)
})

test.each([
  ['mol', 0],
  ['mole', 1],
  ['medic', 2],
  ['hammerhead', 3],
  ['x'.repeat(41), 0],
])('%s may have %i wrong letters', (word, errors) => {
  expect(allowedErrors(word)).toBe(errors)
})

test('a post teaches at most 150 words of ordinary length, and no symbols', () => {
  expect(learnableWords(post('Run to the Hammerhead! 🚀'))).toEqual(['hammerhead'])
  const many = Array.from({ length: 600 }, (_, i) => `word${i}`).join(' ')
  expect(learnableWords(post(many))).toHaveLength(150)
})
