import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { PreparedAnswer } from './prepared-answers.ts'
import { createResponseCache } from './response-cache.ts'

const request = (url: string, headers: object = {}, cookies: object = {}) =>
  ({ method: 'GET', url, headers, cookies }) as FastifyRequest

/** Makes answers that say how many there were. */
const maker = ({ status = 200, length = 0 } = {}) => {
  let made = 0
  return async (): Promise<PreparedAnswer> => {
    made += 1
    return { status, headers: {}, body: Buffer.from(String(made).padEnd(length, ' ')) }
  }
}

const madeBy = async (answer: Promise<PreparedAnswer>) => Number((await answer).body)

test('an answer is made again after five seconds', async () => {
  let time = 0
  const hot = createResponseCache(() => new Date(time))
  const make = maker()
  const at = (ms: number) => {
    time = ms
    return madeBy(hot.load(request('/search'), 'page', make))
  }
  expect([await at(1), await at(5_001), await at(5_002)]).toEqual([1, 1, 2])
})

test.each([
  [200, 1],
  [404, 1],
  [302, 2],
  [503, 2],
])('an answer with status %i is made %i times for two visits', async (status, times) => {
  const hot = createResponseCache()
  const make = maker({ status })
  await hot.load(request('/crew/1'), 'page', make)
  expect(await madeBy(hot.load(request('/crew/1'), 'page', make))).toBe(times)
})

test('an answer that failed is made again', async () => {
  const hot = createResponseCache()
  const fail = () => Promise.reject(new Error('no'))
  await expect(hot.load(request('/search'), 'page', fail)).rejects.toThrow('no')
  expect(await madeBy(hot.load(request('/search'), 'page', maker()))).toBe(1)
})

test.each([
  ['many', 2_001, 1],
  ['large', 34, 1024 * 1024],
])('when answers are too %s, the oldest goes', async (_, count, length) => {
  const hot = createResponseCache()
  const make = maker({ length })
  for (let page = 1; page <= count; page += 1) await hot.load(request(`/crew/${page}`), 'page', make)
  expect(await madeBy(hot.load(request(`/crew/${count}`), 'page', make))).toBe(count)
  expect(await madeBy(hot.load(request('/crew/1'), 'page', make))).toBe(count + 1)
})

test('what was being made when something changed reaches those who waited, and nobody else', async () => {
  const hot = createResponseCache()
  const make = maker()
  const waiting = hot.load(request('/search'), 'page', make)
  hot.clear()
  expect(await madeBy(waiting)).toBe(1)
  expect(hot.find(request('/search'), 'page')).toBeUndefined()
  expect(await madeBy(hot.load(request('/search'), 'page', make))).toBe(2)
})

test('pages differ by language, theme and zone, answers of the API only by their compression', async () => {
  const hot = createResponseCache()
  const visitors = [
    [{}, {}],
    [{ 'accept-language': 'de' }, {}],
    [{}, { theme: 'light' }],
    [{}, { 'time-zone': 'Europe/Berlin' }],
    [{ 'accept-encoding': 'gzip' }, {}],
    [{ 'accept-encoding': 'br, gzip' }, {}],
  ] as const
  const madeFor = async (url: string, kind: 'api' | 'page') => {
    const make = maker()
    const made: number[] = []
    for (const [headers, cookies] of visitors)
      made.push(await madeBy(hot.load(request(url, headers, cookies), kind, make)))
    return made
  }
  expect(await madeFor('/search', 'page')).toEqual([1, 2, 3, 4, 5, 6])
  expect(await madeFor('/api/crew-finder', 'api')).toEqual([1, 1, 1, 1, 2, 3])
})

test('a request that is not worth it is not cached: to write, or with an address that nobody sends twice', async () => {
  const hot = createResponseCache()
  const make = maker()
  for (const each of [
    request(`/search?search=${'a'.repeat(300)}`),
    { ...request('/search'), method: 'POST' },
  ])
    await hot.load(each as FastifyRequest, 'page', make)
  expect(hot.find(request('/search'), 'page')).toBeUndefined()
  expect(await madeBy(hot.load(request(`/search?search=${'a'.repeat(300)}`), 'page', make))).toBe(3)
})
