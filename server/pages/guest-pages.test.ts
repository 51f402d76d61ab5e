import { expect, test } from 'vitest'
import type { BusMessage } from '#server/realtime/bus.ts'
import { createGuestPages } from './guest-pages.ts'

/** Renders pages that say how many there were. */
const renderer = (answer: { status?: number; length?: number } = {}) => {
  let renders = 0
  return async () => {
    renders += 1
    return { status: answer.status ?? 200, html: String(renders).padEnd(answer.length ?? 0, ' ') }
  }
}

const rendersOf = async (page: Promise<{ readonly html: string }>) => Number((await page).html)

test('a page is rendered again after five seconds', async () => {
  let time = 0
  const pages = createGuestPages(() => new Date(time))
  const render = renderer()
  const at = (ms: number) => {
    time = ms
    return rendersOf(pages.get('/search', render))
  }
  expect([await at(1), await at(5_001), await at(5_002)]).toEqual([1, 1, 2])
})

test.each([
  [200, 1],
  [404, 1],
  [302, 2],
  [503, 2],
])('a page with status %i is rendered %i times for two visits', async (status, renders) => {
  const pages = createGuestPages()
  const render = renderer({ status })
  await pages.get('/crew/1', render)
  expect(await rendersOf(pages.get('/crew/1', render))).toBe(renders)
})

test('a page that failed is rendered again', async () => {
  const pages = createGuestPages()
  const fail = () => Promise.reject(new Error('no'))
  await expect(pages.get('/search', fail)).rejects.toThrow('no')
  expect(await rendersOf(pages.get('/search', renderer()))).toBe(1)
})

test.each([
  ['many', 201, 10],
  ['large', 10, 1024 * 1024],
])('when pages are too %s, the oldest goes', async (_, count, length) => {
  const pages = createGuestPages()
  const render = renderer({ length })
  for (let page = 1; page <= count; page += 1) await pages.get(`/crew/${page}`, render)
  expect(await rendersOf(pages.get(`/crew/${count}`, render))).toBe(count)
  expect(await rendersOf(pages.get('/crew/1', render))).toBe(count + 1)
})

test.each([
  ['crew', 2],
  ['gap', 2],
  ['messages', 1],
  ['sessions', 1],
  ['application', 1],
  ['aboard', 1],
] as const)(
  'after an event about %s, a page has been rendered %i times for two visits',
  async (topic, renders) => {
    const pages = createGuestPages()
    const render = renderer()
    await pages.get('/search', render)
    pages.follow({ topic } as BusMessage)
    expect(await rendersOf(pages.get('/search', render))).toBe(renders)
  },
)
