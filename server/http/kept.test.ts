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
})

test('a failure is told to all who wait, and not kept', async () => {
  const kept = createKept<number>({ most: 2 })
  const fail = () => Promise.reject(new Error('no'))
  await expect(Promise.all([kept.get('a', fail), kept.get('a', fail)])).rejects.toThrow('no')
  expect(await kept.get('a', counter())).toBe(1)
})
