import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

const counter = () => {
  let loads = 0
  return async () => {
    loads += 1
    return loads
  }
}

test('a value is loaded once, also for those who ask at the same time', async () => {
  const cache = createCache<number>({ max: 2 })
  const load = counter()
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1])
  expect(await cache.get('a', load)).toBe(1)
})

test('the least recently used value makes room', async () => {
  const cache = createCache<number>({ max: 2 })
  const load = counter()
  await cache.get('a', load)
  await cache.get('b', load)
  await cache.get('a', load)
  await cache.get('c', load)
  expect(await cache.get('a', load)).toBe(1)
  expect(await cache.get('b', load)).toBe(4)
})

test('everyone gets their value, also when more are loaded at once than fit', async () => {
  const cache = createCache<string>({ max: 1 })
  const load = (key: string) => cache.get(key, async () => key)
  expect(await Promise.all(['a', 'b', 'c'].map(load))).toEqual(['a', 'b', 'c'])
})

test('a value that is too old is loaded again', async () => {
  let time = 1_000
  const cache = createCache<number>({ max: 2, ttl: 1_000, now: () => new Date(time) })
  const load = counter()
  const at = (ms: number) => {
    time = ms
    return cache.get('a', load)
  }
  expect([await at(1_000), await at(2_000), await at(2_001), await at(3_001)]).toEqual([1, 1, 2, 2])
})

test('values that are too large together make room, the least recently used first', async () => {
  const cache = createCache<string>({ max: 10, maxSize: 10, sizeCalculation: (text) => text.length })
  const of = (text: string) => async () => text
  await cache.get('a', of('aaaa'))
  await cache.get('b', of('bbbb'))
  await cache.get('a', of('new'))
  await cache.get('c', of('cccc'))
  expect(await cache.get('a', of('new'))).toBe('aaaa')
  expect(await cache.get('c', of('new'))).toBe('cccc')
  expect(await cache.get('b', of('new'))).toBe('new')
  // It does not fit at all.
  expect(await cache.get('d', of('d'.repeat(11)))).toHaveLength(11)
  expect(await cache.get('d', of('new'))).toBe('new')
})

test('a value that was in flight when everything was cleared reaches its caller, and is not cached', async () => {
  const cache = createCache<number>({ max: 2 })
  const load = counter()
  const inFlight = cache.get('a', load)
  cache.clear()
  expect([await inFlight, await cache.get('a', load), await cache.get('a', load)]).toEqual([1, 2, 2])
})

test('a failure reaches all who wait, and is not cached', async () => {
  const cache = createCache<number>({ max: 2 })
  const fail = () => Promise.reject(new Error('no'))
  await expect(Promise.all([cache.get('a', fail), cache.get('a', fail)])).rejects.toThrow('no')
  expect(await cache.get('a', counter())).toBe(1)
})
