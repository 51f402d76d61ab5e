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

const takeAll = (search: string) => takeOffers({ search }, searchOffers({ search }, systems), systems)

test.each([
  ['Pyro morgen Abend', { system: 'Pyro', startTime: 'tomorrow' }],
  ['Abend Pyro morgen', { system: 'Pyro', startTime: 'tomorrow' }],
  ['heute Abend', { startTime: 'today' }],
  ['Abend', { startTime: 'today' }],
  ['tomorrow night', { startTime: 'tomorrow' }],
  ['EU US', { region: 'eu', search: 'US' }],
  ['Stanton Pyro Hammerhead', { system: 'Stanton', search: 'Pyro Hammerhead' }],
  ['German French', { languages: ['de', 'fr'] }],
])('"%s" as filters, the first where only one is possible, keeps the other words', (search, expected) => {
  expect(takeAll(search)).toEqual({ search: undefined, ...expected })
})

const wholeSentence = {
  search: undefined,
  languages: ['de'],
  region: 'eu',
  system: 'Pyro',
  seats: ['medical'],
  startTime: 'today',
}

test.each([
  'German EU crew in Pyro with a free medical seat tonight',
  'a German speaking crew on an EU server for Pyro with an open seat for a medic tonight',
  'Deutsche EU Crew in Pyro mit einem freien Platz für Sanitäter heute Abend',
  'Suche deutsche Crew im Pyro System auf EU mit freiem Sitz als Sani heute',
])('of "%s" no word is left', (search) => {
  expect(takeAll(search)).toEqual(wholeSentence)
})

test('the words between stay until nothing more is offered, and names always do', () => {
  const search = { search: 'crew in Pyro for the Hammerhead tonight' }
  const [pyro, today] = searchOffers(search, systems)
  const first = pyro && takeOffers(search, [pyro], systems)
  expect(first).toEqual({ search: 'crew in for the Hammerhead tonight', system: 'Pyro' })
  expect(first && today && takeOffers(first, [today], systems)).toEqual({
    search: 'Hammerhead',
    startTime: 'today',
  })
})

test('a word whose filter is chosen already goes, too', () => {
  const search = { search: 'EU medic', region: 'eu' as const, page: 2 }
  expect(takeOffers(search, searchOffers(search, systems), systems)).toEqual({
    search: undefined,
    seats: ['medical'],
  })
})
