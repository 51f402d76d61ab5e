import { expect, test } from 'vitest'
import { allowedErrors, fieldPattern, learnableWords, likePattern, searchWords } from './crews.search.ts'

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

test.each([
  ['c', '% c%'],
  ['c2', '% c2%'],
  ['採掘', '% 採掘%'],
  ['mole', '%mole%'],
])('%s is looked up as %s', (word, pattern) => {
  expect(likePattern(word)).toBe(pattern)
  expect(fieldPattern(word)).toBe(`${pattern}\n%`)
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

test('a post teaches at most 150 words of ordinary length, each once, and no symbols', () => {
  expect(learnableWords(' erna\n zq1f680 run hammerhead\n to the hammerhead')).toEqual(['erna', 'hammerhead'])
  const many = Array.from({ length: 600 }, (_, i) => ` word${i}`).join('')
  expect(learnableWords(many)).toHaveLength(150)
})
