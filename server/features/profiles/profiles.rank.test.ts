import { expect, test } from 'vitest'
import { rankOf } from './profiles.rank.ts'

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
