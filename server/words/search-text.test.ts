import { expect, test } from 'vitest'
import { type SearchablePost, searchTextOf } from './search-text.ts'

const post = (description: string, changes: Partial<SearchablePost> = {}) =>
  searchTextOf({
    title: '',
    description,
    activity: null,
    roleNames: [],
    location: '',
    startLocation: '',
    endLocation: '',
    leader: { username: '', displayName: null },
    ...changes,
  })

test('the text of a post has each word of a line once, with its symbols and the names of its roles in both languages', () => {
  expect(post('Gunner, gunner: 50%', { roleNames: ['Field Medic'] })).toBe(
    '\n field medic feldsanitater sanitater\n zq0018 zq001m zq0011 gunner 50',
  )
})

test('it names the leader first, without symbols, and the bodies and systems of its places', () => {
  const text = post('x', {
    leader: { username: 'Marlin_Voss', displayName: 'Tante Erna' },
    title: 'Ore',
    location: 'New Babbage, am Tor',
    startLocation: 'orison',
    endLocation: 'Somewhere in Italia',
  })
  expect(text).toBe(
    ' marlin voss tante erna\n zq0018 ore new babbage am tor microtech stanton orison crusader somewhere in italia\n x',
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
