import { expect, test } from 'vitest'
import { citizenId, displayName, organisation } from './names.ts'

test.each([
  ['Lisu and Latin', 'ꓪarden'],
  ['Cherokee and Latin', 'Ꮤarden'],
  ['Osage and Latin', '𐓊arden'],
  ['small Cherokee and Latin', 'Wꭺrden'],
  ['Cyrillic and Latin', 'Wаrden'],
  ['Greek and Latin', 'Wαrden'],
  ['Lisu alone', 'ꓪꓮꓣꓓꓰꓠ'],
  ['words of two alphabets', 'Ника Prime'],
])('%s are no letters of one name: %s', (_, name) => {
  for (const field of [displayName, citizenId, organisation])
    expect(field.safeParse(name).error?.issues.map(({ message }) => message)).toEqual(['name_scripts'])
})

test.each([
  'Žižka 🚀',
  'Nova Prime ★ 7',
  'Ника',
  'Νίκη',
  'ニカ Nika 二課',
  'スター',
  '별빛 Nova',
  '王 Wang',
  'นักบิน',
  'שלום',
  'نجم',
  'ＮＯＶＡ',
  'Łukasz O’Neill',
  'हिन्दी',
])('%s is written in one script, or in those that are written together', (name) => {
  expect(displayName.parse(name)).toBe(name)
})
