import { expect, test } from 'vitest'
import { boardQuery, windowsQuery } from './board-query.ts'
import { countFilters, guestSearch, noFilters, readBoardSearch, sortChange } from './board-search.ts'

const read = (address: string) => readBoardSearch(Object.fromEntries(new URLSearchParams(address)))

const given = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

test('the address bar holds the whole state', () => {
  const state = {
    search: '50 % off & more',
    status: 'all',
    seats: ['combat', 'medical', 'any'],
    languages: ['en', 'de'],
    region: 'eu',
    gameVersion: 'ptu',
    system: 'Pyro',
    timezone: 'America/New_York',
    hoursApart: '3',
    startTime: 'this_week',
    fitsHours: true,
    activity: 'mining',
    shipSize: 'capital',
    ship: 42,
    experience: 'beginner',
    maxCrewSize: 12,
    sort: 'newest',
    view: 'list',
    page: 3,
  }
  expect(
    given(
      read(String(new URLSearchParams(Object.entries(state).map(([key, value]) => [key, String(value)])))),
    ),
  ).toEqual(state)
})

test.each([
  '?status=open&page=1&maxCrewSize=50&view=grid&sort=best&fitsHours=false&languages=&seats=&search=',
  '?status=bogus&page=0&ship=0&maxCrewSize=0&view=tiles&languages=xx&seats=cook&timezone=Nowhere/Land&activity=fishing',
  '?region=mars&gameVersion=beta&system=%20&hoursApart=3',
  '?page=-1&maxCrewSize=1e1&startTime=never&ship=MOLE&shipSize=tiny&experience=expert&page=abc',
])('defaults and invalid values are ignored: %s', (address) => {
  expect(given(read(address))).toEqual({})
})

test('the same clock is the default, and other distances need a zone', () => {
  expect(given(read('?timezone=UTC&hoursApart=0'))).toEqual({ timezone: 'UTC' })
  expect(given(read('?timezone=UTC&hoursApart=2'))).toEqual({ timezone: 'UTC' })
  expect(countFilters({ timezone: 'UTC', hoursApart: '1' })).toBe(1)
})

test('languages and kinds of seats are sorted and unique, so that one search has one address', () => {
  expect(readBoardSearch({ languages: 'de,en,de' }).languages).toEqual(['en', 'de'])
  expect(readBoardSearch({ languages: ['fr', 'de'] }).languages).toEqual(['de', 'fr'])
  expect(readBoardSearch({ seats: 'any,medical,any' }).seats).toEqual(['medical', 'any'])
})

test('page, search text, view and the default status do not count as filters', () => {
  expect(countFilters({ page: 2, search: 'mole', view: 'list' })).toBe(0)
  expect(countFilters({ status: 'all', languages: ['en', 'de'], startTime: 'today' })).toBe(4)
  expect(countFilters({ seats: ['medical', 'any'] })).toBe(2)
  expect(countFilters({ ship: 42, shipSize: 'large' })).toBe(2)
  expect(countFilters({ status: 'all', languages: ['en'], ...noFilters })).toBe(0)
})

test('a guest gets the board without what only a player has', () => {
  expect(given(guestSearch({ sort: 'match', fitsHours: true, activity: 'mining' }))).toEqual({
    activity: 'mining',
  })
  expect(guestSearch({ sort: 'newest' }).sort).toBe('newest')
})

test('clearing the filters keeps the view', () => {
  expect(given({ view: 'list', search: 'mole', activity: 'mining', seats: ['any'], ...noFilters })).toEqual({
    view: 'list',
  })
})

test('the zone is sent with filters by day', () => {
  expect(boardQuery({}, 'Asia/Tokyo')).not.toHaveProperty('tz')
  expect(boardQuery({ startTime: 'today' }, 'Asia/Tokyo').tz).toBe('Asia/Tokyo')
})

test('the counts of the windows depend on the filters, not on the window, the page, the order or the view', () => {
  const filters = { search: 'mole', seats: ['any' as const], activity: 'mining' as const }
  const counts = windowsQuery(filters, 'Asia/Tokyo')
  expect(counts).toMatchObject({ search: 'mole', seats: 'any', activity: 'mining', tz: 'Asia/Tokyo' })
  expect(
    windowsQuery({ ...filters, startTime: 'today', page: 3, sort: 'newest', view: 'list' }, 'Asia/Tokyo'),
  ).toEqual(counts)
})

test('grid and list have one order: soonest first, newest first with every status, or what the player chose', () => {
  for (const view of ['list', undefined] as const) {
    expect(boardQuery({ view }, 'UTC').sort).toBe('soonest')
    expect(boardQuery({ view, sort: 'newest' }, 'UTC').sort).toBe('newest')
    expect(boardQuery({ view, status: 'all' }, 'UTC').sort).toBe('newest')
    expect(boardQuery({ view, status: 'all', sort: 'soonest' }, 'UTC').sort).toBe('soonest')
  }
  expect(sortChange({ sort: 'newest' }, 'soonest')).toEqual({ sort: undefined })
  expect(sortChange({}, 'newest')).toEqual({ sort: 'newest' })
})
