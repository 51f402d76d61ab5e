import { expect, test } from 'vitest'
import { seatOffers } from './seat-offer.ts'

test.each([
  ['medic', 'medical'],
  ['Sanitäter', 'medical'],
  ['sanitaeter', 'medical'],
  ['Feldsanitäterin', 'medical'],
  ['Sani', 'medical'],
  ['gunners', 'combat'],
  ['Turmschütze', 'combat'],
])('%s names a kind of seat', (search, kind) => {
  expect(seatOffers(search)).toEqual([{ kind, search: '' }])
})

test('the other words of the search stay', () => {
  expect(seatOffers('medic  Hammerhead gunner')).toEqual([
    { kind: 'medical', search: 'Hammerhead gunner' },
    { kind: 'combat', search: 'medic Hammerhead' },
  ])
})

test.each(['', 'mole', 'Med', 'captain', 'Hammerhead'])('"%s" names none', (search) => {
  expect(seatOffers(search)).toEqual([])
})
