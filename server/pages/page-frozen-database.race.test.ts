/** A database that accepts everything and answers nothing. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { postHeard } from '#server/testing/factories/published-crew.ts'
import { startStallingProxy } from '#server/testing/fakes/stalling-proxy.ts'
import { openTestApp } from '#server/testing/test-app.ts'

let proxy: Awaited<ReturnType<typeof startStallingProxy>>
const t = openTestApp({
  withPage: 'built',
  rateLimitScale: 10_000,
  maxPageWaitMs: null,
  openDatabase: async () => {
    const database = await openTestDatabase()
    const connection = await database.connectAgain(async (url) => {
      proxy = await startStallingProxy(url)
      return proxy.url
    })
    return { ...database, connection, close: connection.close }
  },
})
afterAll(() => proxy.stop())

/** The two seconds of the page, and as much for sending thirty at once. The statements are given up much later. */
const longestMs = 4_000

test('while the database hangs every page is there, plain, also with the widest limits and no connection left', async () => {
  const player = await registerPlayer(t)
  const { id } = await postHeard(t, player)
  const visit = async (url: string, cookies = {}) => {
    const { statusCode, body } = await t.inject({ url, cookies })
    return { statusCode, isPlain: body.includes('<div id="root"></div>') }
  }
  // In this process, so that a busy machine delays the one as much as the other.
  const inTime = (page: ReturnType<typeof visit>) =>
    Promise.race([page, wait(longestMs).then(() => 'too late' as const)])
  expect(await visit(`/crew/${id}`)).toMatchObject({ statusCode: 200 })
  t.node.responseCache.clear()
  proxy.stall()
  const urls = ['/', '/search', `/crew/${id}`, `/profile/${player.user.id}`, '/login']
  const visits = await Promise.all(
    [...urls, ...urls, ...urls].flatMap((url) => [
      inTime(visit(url)),
      inTime(visit(url, { ...player.cookies })),
    ]),
  )
  proxy.resume()
  expect(visits).toEqual(visits.map(() => ({ statusCode: 200, isPlain: true })))
})
