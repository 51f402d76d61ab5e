/** Pages that leave too soon, or that are too many. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { askForEvents, type Listener, listenTo } from '#server/testing/event-reader.ts'
import { type Player, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const open: Listener[] = []

const listen = async (as?: Player) => {
  const listener = await listenTo(t.node.app, as)
  open.push(listener)
  return listener
}

afterEach(() => {
  for (const listener of open.splice(0)) listener.close()
})

test('pages that leave before they are recognised take up no place', async () => {
  const player = await registerPlayer(t)
  const { app } = t.node
  await t.connection.db.transaction().execute(async (db) => {
    await sql`lock table sessions`.execute(db)
    for (let i = 0; i < 5; i += 1) {
      const arrived = once(app.server, 'request') as Promise<[unknown, ServerResponse]>
      const request = await askForEvents(app, player)
      request.on('error', () => undefined)
      const [, response] = await arrived
      request.destroy()
      await once(response, 'close')
    }
  })
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await listen(player)).status)
  expect(statuses).toEqual([200, 200, 200, 200])
})

test('a player has at most four streams', async () => {
  const player = await registerPlayer(t)
  const statuses: number[] = []
  for (let i = 0; i < 5; i += 1) statuses.push((await listen(player)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('an address has at most ten streams, and a page that leaves makes room', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 11; i += 1) statuses.push((await listen()).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  open[0]?.close()
  await vi.waitFor(async () => expect((await listen()).status).toBe(200))
})

test('who asks for the head alone gets no stream', async () => {
  const response = await t.inject({ method: 'HEAD', url: '/api/events' })
  expect(response.statusCode).toBe(404)
})
