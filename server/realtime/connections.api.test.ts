/** Clients that disconnect early, and limits. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { askForEvents, type Listener, listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const open: Listener[] = []

const listen = async (as?: Player, device = 'Firefox') => {
  const listener = await listenTo(t.node.app, as, { 'user-agent': device })
  open.push(listener)
  return listener
}

afterEach(() => {
  for (const listener of open.splice(0)) listener.close()
})

/** The statuses of so many streams, opened one after the other. */
const openMany = async (count: number, as?: Player, device = 'Firefox') => {
  const statuses: number[] = []
  for (let i = 0; i < count; i += 1) statuses.push((await listen(as, device)).status)
  return statuses
}

test('clients that disconnect during authentication do not count', async () => {
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
  expect(await openMany(4, player)).toEqual([200, 200, 200, 200])
})

test('a fifth stream of a player gets no content, and one of another player is opened', async () => {
  const player = await registerPlayer(t)
  expect(await openMany(5, player)).toEqual([200, 200, 200, 200, 204])
  expect(await openMany(1, await registerPlayer(t))).toEqual([200])
})

test('a browser of a guest has at most four streams, so that it keeps connections for requests', async () => {
  expect(await openMany(5)).toEqual([200, 200, 200, 200, 204])
  expect(await openMany(1, undefined, 'Chrome')).toEqual([200])
})

test('an address has at most ten streams, and one that is closed makes room', async () => {
  await openMany(4)
  await openMany(4, undefined, 'Chrome')
  expect(await openMany(3, await registerPlayer(t))).toEqual([200, 200, 204])
  open[0]?.close()
  await eventually(async () => expect((await listen()).status).toBe(200))
})

test('a HEAD request opens no stream', async () => {
  const response = await t.inject({ method: 'HEAD', url: '/api/events' })
  expect(response.statusCode).toBe(404)
})
