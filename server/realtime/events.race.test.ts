import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { logout } from '#contract/auth/auth.ts'
import { startMission } from '#contract/missions/missions.ts'
import { type Listener, listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const open: Listener[] = []
const minute = 60_000

const listen = async (as?: Player, node = t.node) => {
  const listener = await listenTo(node.app, as)
  open.push(listener)
  return listener
}

/** The other connections of this database that fit the condition. */
const activity = (condition: ReturnType<typeof sql>) =>
  sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${condition}
  `.execute(t.connection.db)

afterEach(() => {
  for (const listener of open.splice(0)) listener.close()
})

test('events reach the pages of other nodes, and so does a logout', async () => {
  const { node, send } = await t.startNode()
  const player = await registerPlayer(t)
  const listener = await listen(player, node)
  const { id } = await postCrew(t, player)
  expect(await listener.waitFor('crew')).toEqual({ id, change: 'created' })
  await t.send(logout, {}, { as: player })
  expect(await listener.waitFor('session')).toEqual({ ended: true })
  await eventually(() => expect(listener.ended()).toBe(true))
  const atFirst = await listen()
  await postCrew({ send }, await registerPlayer(t))
  expect(await atFirst.waitFor('crew')).toMatchObject({ change: 'created' })
})

test('a node that has lost its LISTEN connection closes its streams and listens again', async () => {
  const before = await listen()
  const { rows } = await activity(sql`query like 'listen %'`)
  for (const { pid } of rows) await sql`select pg_terminate_backend(${pid})`.execute(t.connection.db)
  await eventually(() => expect(before.ended()).toBe(true))
  const after = await listen()
  const { id } = await postCrew(t, await registerPlayer(t))
  expect(await after.waitFor('crew')).toEqual({ id, change: 'created' })
})

test('a connection that cannot listen is closed', async () => {
  const nameless = ''
  const listener = { onPayload: () => undefined, onGap: () => undefined }
  const close = await t.connection.listen(nameless, listener)
  await close()
  await eventually(async () => expect((await activity(sql`query = 'listen ""'`)).rows).toEqual([]))
})

test('a session that ends while its stream is being opened closes it', async () => {
  const player = await registerPlayer(t)
  // Late enough for the request to update the session, which waits for the transaction that deletes it.
  t.clock.advance(6 * minute)
  const opening = await t.connection.db.transaction().execute(async (db) => {
    await db.deleteFrom('sessions').execute()
    const opening = listen(player)
    const isWaiting = async () =>
      expect(
        (await activity(sql`wait_event_type = 'Lock' and query like 'update "sessions"%'`)).rows,
      ).toHaveLength(1)
    await eventually(isWaiting)
    return { opening }
  })
  const listener = await opening.opening
  expect(await listener.waitFor('session')).toEqual({ ended: true })
  await eventually(() => expect(listener.ended()).toBe(true))
})

test('with many messages at once the unread count never goes down and ends at the right number', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const players = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(t)))
  const listener = await listen(leader)
  const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  await Promise.all(
    players.map((as, i) => (i % 2 ? t : other).send(applyToCrew, { params: { id }, body }, { as })),
  )
  const counts = () =>
    listener.events.flatMap(({ name, data }) => (name === 'message' ? [data as { unreadCount: number }] : []))
  await eventually(() => expect(counts().at(-1)).toEqual({ unreadCount: 12, unreadNotices: 12 }))
  await t.send(startMission, { params: { id } }, { as: leader })
  await listener.waitFor('crew')
  const sent = counts().map(({ unreadCount }) => unreadCount)
  expect(sent).toEqual(sent.toSorted((a, b) => a - b))
})
