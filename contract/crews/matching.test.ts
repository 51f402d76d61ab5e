import { expect, test } from 'vitest'
import { hoursOfPlaytimes } from '../users/week-hours.ts'
import { matchWeights, type PlayerFacts, type PostFacts, whyPlayerFits, whyPostFits } from './matching.ts'

const now = new Date('2026-11-16T12:00:00Z')
const player: PlayerFacts = {
  languages: ['de', 'en'],
  zone: 'Europe/Berlin',
  hours: hoursOfPlaytimes(['evening']),
  flown: ['combat', 'medical'],
  regions: ['eu', 'us'],
}
const post: PostFacts = {
  languages: ['ja'],
  zone: 'UTC',
  start: null,
  minutes: null,
  freeSeats: ['any'],
  region: null,
}
const stranger = { averageRating: 0, totalRatings: 0 }
const old = new Date('2026-11-10T12:00:00Z')

const reasons = (changes: Partial<PostFacts>, leader = stranger, createdAt = old) =>
  whyPostFits(player, { ...post, ...changes, leader, createdAt }, now)

test('nothing speaks for a post that shares nothing with the player', () => {
  expect(reasons({})).toEqual([])
})

// Evening in Berlin is 17:00 to 23:00 UTC.
test.each([
  ['a language', { languages: ['fr', 'en'] }, [{ kind: 'language', language: 'en' }]],
  ['the hours', { start: new Date('2026-11-16T18:00:00Z'), minutes: 120 }, [{ kind: 'hours' }]],
  [
    'a part of the hours',
    { start: new Date('2026-11-16T22:00:00Z'), minutes: 120 },
    [{ kind: 'some_hours' }],
  ],
  ['no hours', { start: new Date('2026-11-16T10:00:00Z'), minutes: 120 }, []],
  ['a seat', { freeSeats: ['mining', 'medical'] }, [{ kind: 'seat', category: 'medical' }]],
  ['a region', { region: 'us' }, [{ kind: 'region' }]],
  ['another region', { region: 'asia' }, []],
  ['the time zone', { zone: 'Europe/Berlin' }, [{ kind: 'zone' }]],
] as const)('%s may speak for a post', (_, changes, expected) => {
  expect(reasons(changes)).toEqual(expected)
})

test.each([
  [4, 3, ['rating']],
  [3.9, 30, []],
  [5, 2, []],
] as const)('a leader with %s stars from %s ratings', (averageRating, totalRatings, kinds) => {
  expect(reasons({}, { averageRating, totalRatings }).map(({ kind }) => kind)).toEqual(kinds)
  const rated = { ...player, reputation: { averageRating, totalRatings } }
  expect(whyPlayerFits(rated, post).map(({ kind }) => kind)).toEqual(kinds)
})

test('a post is new for a day', () => {
  expect(reasons({}, stranger, new Date('2026-11-15T12:00:00Z'))).toEqual([{ kind: 'fresh' }])
  expect(reasons({}, stranger, new Date('2026-11-15T11:59:59Z'))).toEqual([])
})

test('the weightiest reason comes first, and all together make 100', () => {
  const all = reasons(
    {
      languages: ['de'],
      zone: 'Europe/Berlin',
      start: new Date('2026-11-16T18:00:00Z'),
      freeSeats: ['medical'],
      region: 'eu',
    },
    { averageRating: 5, totalRatings: 9 },
    now,
  ).map(({ kind }) => kind)
  expect(all).toEqual(['language', 'hours', 'seat', 'rating', 'region', 'zone', 'fresh'])
  expect(all.reduce((sum, kind) => sum + matchWeights[kind], 0)).toBe(100)
})
