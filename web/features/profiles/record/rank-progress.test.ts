import { expect, test } from 'vitest'
import { rankProgress } from './rank-progress.ts'

const shares = (score: number) => rankProgress(score).steps.map(({ share }) => share)

test('a veteran with a score of 612 lacks 388 for the highest rank', () => {
  const { rank, next, steps } = rankProgress(612)
  expect([rank, next]).toEqual(['veteran', { rank: 'elite', missing: 388 }])
  expect(shares(612)).toEqual([1, 1, 1, 112 / 500, 0])
  expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
})

test('a new player has reached nothing, an elite one everything', () => {
  expect(shares(0)).toEqual([0, 0, 0, 0, 0])
  expect(rankProgress(0).next).toEqual({ rank: 'active', missing: 100 })
  expect(shares(4000)).toEqual([1, 1, 1, 1, 1])
  expect(rankProgress(4000).next).toBeUndefined()
})
