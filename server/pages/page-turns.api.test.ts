/** What beyond their limits players and guests still get of the processor that renders pages. */
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { waitOptions } from '#server/testing/eventually.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

/** Of a hundred and of twenty pages. */
const pages = { guest: 5, player: 1 }
const t = openTestApp({ withPage: 'built', rateLimitScale: 0.05 })

/** How late the event loop is: on a busy machine, pages are left to browsers long before these limits. */
let delayMs = 0
beforeAll(() => {
  const { app } = t.node
  const measured = app.memoryUsage()
  vi.spyOn(app, 'memoryUsage').mockImplementation(() => ({ ...measured, eventLoopDelay: delayMs }))
})

const isPlain = (body: string) => body.includes('<div id="root"></div>')
const visitorAt = (remoteAddress: string) => (url: string) => t.inject({ url, remoteAddress })

/** A guest who has had all pages that are rendered for them. */
const spendAllFrom = async (address: string) => {
  const visit = visitorAt(address)
  for (let page = 0; page < pages.guest; page += 1)
    expect(isPlain((await visit(`/search?search=${page}`)).body)).toBe(false)
  return visit
}

test('a player gets twenty rendered pages in ten seconds, and takes none from guests at the same address', async () => {
  const { cookies } = await registerPlayer(t)
  const visit = async (as = {}) => {
    const url = '/search?sort=match'
    return isPlain((await t.inject({ url, remoteAddress: '203.0.113.63', cookies: as })).body)
  }
  const own = [await visit({ ...cookies }), await visit({ ...cookies })]
  expect(own).toEqual([false, true])
  for (let page = 0; page < pages.guest; page += 1) expect(await visit()).toBe(false)
})

test('a guest beyond the limit takes a turn even for the head of a page: where too many wait, there is none', async () => {
  const visit = await spendAllFrom('203.0.113.64')
  expect((await visit('/no/such/page')).statusCode).toBe(404)
  const waiting = await t.connection.db.transaction().execute(async (held) => {
    await sql`lock table crews in access exclusive mode`.execute(held)
    const others = Array.from({ length: 12 }, (_, i) =>
      visitorAt(`203.0.113.${100 + i}`)(`/search?search=x${i}`),
    )
    const countHeld = async () => {
      const { rows } = await sql`
        select from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database())
      `.execute(held)
      return rows.length
    }
    await expect.poll(countHeld, waitOptions).toBeGreaterThan(1)
    const other = await visit('/no/such/page/either')
    expect([other.statusCode, isPlain(other.body)]).toEqual([200, true])
    // What was read before costs nothing.
    expect((await visit('/no/such/page')).statusCode).toBe(404)
    return others
  })
  for (const { body } of await Promise.all(waiting)) expect(isPlain(body)).toBe(false)
  expect((await visit('/no/such/page/again')).statusCode).toBe(404)
})

test('a node that is late reads not even the head of a page, but sends the one that it has', async () => {
  const visit = await spendAllFrom('203.0.113.65')
  expect((await visit('/crew/999998')).statusCode).toBe(404)
  delayMs = 500
  const [known, unknown] = [await visit('/crew/999998'), await visit('/crew/999999')]
  delayMs = 0
  expect([known.statusCode, unknown.statusCode, isPlain(unknown.body)]).toEqual([404, 200, true])
  expect((await visit('/crew/999999')).statusCode).toBe(404)
})
