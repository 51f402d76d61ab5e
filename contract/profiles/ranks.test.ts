import { expect, test } from 'vitest'
import { activityScore, rankOf, reliability } from './ranks.ts'

test.each([
  [0, 'rookie'],
  [99, 'rookie'],
  [100, 'active'],
  [250, 'experienced'],
  [499, 'experienced'],
  [500, 'veteran'],
  [1000, 'elite'],
])('the rank for a score of %i is %s', (score, rank) => {
  expect(rankOf(score)).toBe(rank)
})

test('a player with 18 posts and 41 missions has a score of 385', () => {
  expect(activityScore(18, 41)).toBe(385)
})

test.each([
  [0, 0],
  [4.7, 94],
  [4.666, 93],
  [5, 100],
])('an average of %d stars is a reliability of %i %%', (average, percent) => {
  expect(reliability(average)).toBe(percent)
})
