import { expect, test } from 'vitest'
import { searchOffers, takeOffers } from './search-offers.ts'

const systems = ['Stanton', 'Pyro', 'Nyx']
const offersFor = (search: string) =>
  searchOffers({ search }, systems).map(({ filter, value }) => [filter, value])

test.each([
  ['medic', 'seats', 'medical'],
  ['Sanitäter', 'seats', 'medical'],
  ['sanitaeter', 'seats', 'medical'],
  ['Feldsanitäterin', 'seats', 'medical'],
  ['Sani', 'seats', 'medical'],
  ['gunners', 'seats', 'combat'],
  ['Turmschütze', 'seats', 'combat'],
  ['German', 'languages', 'de'],
  ['deutschsprachig', 'languages', 'de'],
  ['Englisch', 'languages', 'en'],
  ['français', 'languages', 'fr'],
  ['EU', 'region', 'eu'],
  ['Asien', 'region', 'asia'],
  ['pyro', 'system', 'Pyro'],
  ['tonight', 'startTime', 'today'],
  ['Morgen', 'startTime', 'tomorrow'],
])('%s names the filter %s: %s', (search, filter, value) => {
  expect(offersFor(search)).toEqual([[filter, value]])
})

test.each(['', 'mole', 'Med', 'captain', 'Hammerhead', 'constructor', 'Terra'])(
  '"%s" names none',
  (search) => {
    expect(offersFor(search)).toEqual([])
  },
)

test('one filter takes the place of its words, and the others stay', () => {
  const search = { search: 'medic  Hammerhead gunner medics', seats: ['mining' as const] }
  const [medical] = searchOffers(search, systems)
  expect(medical && takeOffers(search, [medical], systems)).toEqual({
    search: 'Hammerhead gunner',
    seats: ['mining', 'medical'],
  })
})

test('all of them together take the place of a sentence; what is chosen already is not offered', () => {
  const search = { search: 'German EU Pyro medical tonight', page: 2, region: 'eu' as const }
  const offers = searchOffers(search, systems)
  expect(offers.map(({ filter }) => filter)).toEqual(['languages', 'system', 'seats', 'startTime'])
  expect(
    takeOffers({ ...search, region: undefined }, searchOffers({ search: search.search }, systems), systems),
  ).toEqual({
    search: undefined,
    languages: ['de'],
    region: 'eu',
    system: 'Pyro',
    seats: ['medical'],
    startTime: 'today',
  })
})
