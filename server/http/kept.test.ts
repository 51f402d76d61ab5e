import { expect, test } from 'vitest'
import { createKept } from './kept.ts'

const counter = () => {
  let made = 0
  return async () => {
    made += 1
    return made
  }
}

test('a result is made once, also for those who ask at the same time', async () => {
  const kept = createKept<number>({ most: 2 })
  const make = counter()
  expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual([1, 1])
  expect(await kept.get('a', make)).toBe(1)
})

test('what was used least recently makes room', async () => {
  const kept = createKept<number>({ most: 2 })
  const make = counter()
  await kept.get('a', make)
  await kept.get('b', make)
  await kept.get('a', make)
  await kept.get('c', make)
  expect(await kept.get('a', make)).toBe(1)
  expect(await kept.get('b', make)).toBe(4)
})

test('an old result is made anew', async () => {
  const kept = createKept<number>({ most: 2, ageMs: 1_000 })
  const make = counter()
  const at = (ms: number) => kept.get('a', make, new Date(ms))
  expect([await at(0), await at(999), await at(1_000), await at(1_500)]).toEqual([1, 1, 2, 2])
  // The clock was set back.
  expect(await at(0)).toBe(3)
})

test('results that are too large together make room, the least recently used first', async () => {
  const kept = createKept<string>({ most: 10, mostBytes: 10, bytesOf: (text) => text.length })
  const of = (text: string) => async () => text
  await kept.get('a', of('aaaa'))
  await kept.get('b', of('bbbb'))
  await kept.get('a', of('new'))
  await kept.get('c', of('cccc'))
  expect(await kept.get('a', of('new'))).toBe('aaaa')
  expect(await kept.get('c', of('new'))).toBe('cccc')
  expect(await kept.get('b', of('new'))).toBe('new')
  // It does not fit at all.
  expect(await kept.get('d', of('d'.repeat(11)))).toHaveLength(11)
  expect(await kept.get('d', of('new'))).toBe('new')
})

test('what is not worth keeping is made anew, and so is everything once it is cleared', async () => {
  const kept = createKept<number>({ most: 2, isWorthKeeping: (made) => made > 1 })
  const make = counter()
  expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual([1, 1])
  expect([await kept.get('a', make), await kept.get('a', make)]).toEqual([2, 2])
  kept.clear()
  expect(await kept.get('a', make)).toBe(3)
})

test('a result that was begun before everything was cleared is not kept', async () => {
  const kept = createKept<number>({ most: 2 })
  const make = counter()
  const begun = kept.get('a', make)
  kept.clear()
  expect([await begun, await kept.get('a', make)]).toEqual([1, 2])
})

test('a failure is told to all who wait, and not kept', async () => {
  const kept = createKept<number>({ most: 2 })
  const fail = () => Promise.reject(new Error('no'))
  await expect(Promise.all([kept.get('a', fail), kept.get('a', fail)])).rejects.toThrow('no')
  expect(await kept.get('a', counter())).toBe(1)
})
