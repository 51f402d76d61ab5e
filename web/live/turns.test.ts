import { expect, test } from 'vitest'
import { nextTurn, type Turn } from './turns.ts'

const takeTurns = (count: number, now: number, before?: Turn): Turn[] => {
  const turns: Turn[] = []
  for (let taken = 0; taken < count; taken += 1) turns.push(nextTurn(turns.at(-1) ?? before, now))
  return turns
}

test('five changes are followed at once, the next ones every six seconds', () => {
  const waits = takeTurns(7, 1000).map(({ at }) => at - 1000)
  expect(waits).toEqual([0, 0, 0, 0, 0, 6000, 12_000])
})

test('after a quiet while changes are followed at once again', () => {
  const last = takeTurns(7, 1000).at(-1)
  expect(nextTurn(last, 100_000).at).toBe(100_000)
})
