/** Slow readers: pages that do not read what they are sent. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/auth/auth.ts'
import { type Listener, listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { channel } from './publish.ts'

const t = openTestApp()
const open: Listener[] = []
let folder: string

// A Unix socket buffers far less than a TCP connection, so it is full sooner.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewbeacon-socket-'))
  await t.node.app.listen({ path: join(folder, 'http') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const listen = async (as?: Player) => {
  const listener = await listenTo(t.node.app, as)
  open.push(listener)
  return listener
}

/** The server's end of the connection that a listener opens. */
const socketOf = async <T>(connect: () => Promise<T>): Promise<[T, Socket]> => {
  const connection = once(t.node.app.server, 'connection') as Promise<[Socket]>
  const listener = await connect()
  return [listener, (await connection)[0]]
}

const batch = 500
let last = 0

/** Publishes many events in one statement, as another node would, and waits until a normal reader has them all. */
const flood = async (reader: Listener) => {
  const from = last + 1
  last += batch
  await sql`
    select pg_notify(${channel}, format('{"topic":"crew","event":{"id":%s,"change":"updated"}}', id))
    from generate_series(${from}::int, ${last}::int) as id
  `.execute(t.connection.db)
  const received = () => expect(reader.events.at(-1)?.data).toEqual({ id: last, change: 'updated' })
  await eventually(received)
}

/** Publishes events until the socket is full and the server has to buffer the rest. */
const fill = async (reader: Listener, socket: Socket) => {
  while (socket.writableLength === 0) await flood(reader)
}

afterEach(() => {
  for (const listener of open.splice(0)) listener.close()
})

test('a slow reader is disconnected when its session ends, and the node goes on', async () => {
  const player = await registerPlayer(t)
  const reader = await listen()
  const [stalled, socket] = await socketOf(() => listen(player))
  stalled.pause()
  await fill(reader, socket)
  await t.send(logout, {}, { as: player })
  // Two, because the first write only reveals the failure.
  for (let i = 0; i < 2; i += 1) {
    const { id } = await postCrew(t, await registerPlayer(t))
    await eventually(() => expect(reader.events.at(-1)?.data).toEqual({ id, change: 'created' }))
  }
  await eventually(() => expect(socket.destroyed).toBe(true))
})

test('a slow reader is disconnected once too much is waiting for it', async () => {
  const reader = await listen()
  const [stalled, socket] = await socketOf(() => listen())
  stalled.pause()
  for (let i = 0; i < 40 && !socket.destroyed; i += 1) await flood(reader)
  expect(socket.destroyed).toBe(true)
  stalled.resume()
  await eventually(() => expect(stalled.ended()).toBe(true))
  expect(reader.ended()).toBe(false)
})
