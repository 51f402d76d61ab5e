/** What a real streaming replica answers, and when the primary answers in its place. */
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '#contract/auth/auth.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { writeComment } from '#contract/discussions/discussions.ts'
import { getHealth } from '#contract/health/health.ts'
import { getPlayerProfile } from '#contract/profiles/players.ts'
import { updateOwnProfile } from '#contract/profiles/profiles.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { writeViews } from '#server/features/crews/views/crews-views.service.ts'
import { replicaEndpoints } from '#server/features.ts'
import { registry } from '#server/metrics/registry.ts'
import { bearer, tokenCalls } from '#server/testing/calls/token-calls.ts'
import { type Listener, listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  crewDraft,
  inHours,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { createReplicatedDatabase } from '#server/testing/programs/replicated-database.ts'
import type { Cookies } from '#server/testing/sender.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { readPrimaryPosition, readReplicaPosition } from './wal-position.ts'

type Node = Pick<TestApp, 'send' | 'node'>

const database = createReplicatedDatabase()
/** Uses the replica however far it is behind. */
const t = openTestApp({ openDatabase: database.open, maxLagMs: 600_000, withPage: 'built' })
/** As in production. */
let strict: Node
const open: Listener[] = []
const pagesCachedMs = 5_000

const isUsed = ({ node }: Node): boolean => node.ctx.findReplica?.() !== undefined
const untilUsed = (...nodes: readonly Node[]): Promise<void> =>
  eventually(() => expect(nodes.map(isUsed)).not.toContain(false))

beforeAll(async () => {
  strict = await t.startNode()
})
beforeEach(() => untilUsed(t, strict))
afterEach(async () => {
  for (const listener of open.splice(0)) listener.close()
  await database.release()
})

/** Resolves when both nodes have heard of the post. */
const postAnnounced = async (leader: Player, title: string): Promise<number> => {
  const listeners = await Promise.all([t, strict].map(({ node }) => listenTo(node.app)))
  open.push(...listeners)
  const { id } = await postCrew(t, leader, { title, scheduledFor: inHours(50) })
  await Promise.all(listeners.map((listener) => listener.waitFor('crew')))
  return id
}

/** No event announces it. */
const rename = (id: number, title: string) =>
  t.connection.db.updateTable('crews').set({ title }).where('id', '=', id).execute()

/** The titles of the crew: on the board, by itself and, by the node that renders pages, in its page. */
const titlesFor = async (node: Node, id: number): Promise<string[]> => {
  const board = await node.send(listCrews, {})
  const crew = await node.send(getCrew, { params: { id } })
  expect([board.status, crew.status]).toEqual([200, 200])
  const titles = [...board.body.map(({ title }) => title), crew.body.title]
  if (node === t)
    titles.push(/<title>(\w+)/.exec((await t.inject({ url: `/crew/${id}` })).body)?.[1] ?? 'none')
  return [...new Set(titles)]
}

const readsByServer = async (): Promise<Readonly<Record<string, number>>> => {
  const values = (await registry.getSingleMetric('crewbeacon_reads_total')?.get())?.values ?? []
  return Object.fromEntries(values.map(({ labels, value }) => [labels.server, value]))
}

test('guests read the board, a crew and its page from the replica', async () => {
  const id = await postAnnounced(await registerPlayer(t), 'Before')
  await untilUsed(t)
  await database.hold()
  await rename(id, 'After')
  expect(await titlesFor(t, id)).toEqual(['Before'])
  await database.release()
  await eventually(async () => {
    t.clock.advance(pagesCachedMs)
    expect(await titlesFor(t, id)).toEqual(['After'])
  })
})

test('players see what they wrote at once, on every node, and then read from the replica again', async () => {
  const player = await registerPlayer(t)
  const params = { id: player.user.id }
  await eventually(async () => expect((await t.send(getPlayerProfile, { params })).status).toBe(200))
  await database.hold()
  const saved = await t.send(updateOwnProfile, { body: { bio: 'Just written' } }, { as: player })
  expect(String(saved.headers['set-cookie'])).toMatch(
    /^written=\d+; Max-Age=30; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const as = { cookies: { ...player.cookies, ...saved.cookies } }
  const bioFor = async ({ send }: Node, as?: Cookies) =>
    (await send(getPlayerProfile, { params }, { as })).body.bio
  expect([await bioFor(t, as), await bioFor(strict, as)]).toEqual(['Just written', 'Just written'])
  // Others see it immediately on the node that wrote it, elsewhere when the replica has it.
  expect(await bioFor(t)).toBe('Just written')
  await database.release()
  await eventually(async () => {
    const before = await readsByServer()
    expect(await bioFor(t, as)).toBe('Just written')
    expect((await readsByServer()).replica).toBe((before.replica ?? 0) + 1)
  })
})

test('a program with a token reads from the primary, on every node, and gets no cookie', async () => {
  const player = await registerPlayer(t)
  const id = await postAnnounced(player, 'Before')
  const headers = bearer(await tokenCalls(t).makeToken(player))
  await untilUsed(t, strict)
  await database.hold()
  await rename(id, 'After')
  expect((await t.send(getCrew, { params: { id } })).body.title).toBe('Before')
  for (const { send } of [t, strict])
    expect((await send(getCrew, { params: { id } }, { headers })).body.title).toBe('After')
  const kept = await t.send(
    updateCrew,
    { params: { id }, body: crewDraft({ title: 'By token' }) },
    { headers },
  )
  expect([kept.status, kept.headers['set-cookie']]).toEqual([200, undefined])
})

test('whoever refetches because of an event gets what it announces, though the replica lacks it', async () => {
  await database.hold()
  const id = await postAnnounced(await registerPlayer(t), 'Announced')
  for (const node of [t, strict]) expect(await titlesFor(node, id)).toEqual(['Announced'])
  expect(isUsed(t)).toBe(false)
  await database.release()
  await untilUsed(t, strict)
  for (const node of [t, strict]) expect(await titlesFor(node, id)).toEqual(['Announced'])
})

test('the node that published a change shows it before its event arrives, though the replica lacks it', async () => {
  const leader = await registerPlayer(t)
  const id = await postAnnounced(leader, 'Before')
  await untilUsed(t)
  await database.hold()
  await t.node.bus.stop()
  try {
    await t.send(updateCrew, { params: { id }, body: crewDraft({ title: 'After' }) }, { as: leader })
    expect(await titlesFor(t, id)).toEqual(['After'])
  } finally {
    await t.node.bus.start()
  }
})

test('a login that is refused leaves the replica to everyone', async () => {
  await database.hold()
  const body = { username: 'nobody', password: 'wrong' }
  expect((await t.send(login, { body })).status).toBe(401)
  expect(isUsed(t)).toBe(true)
})

test('a replica that is killed fails no request, and is used again when it is back', async () => {
  const id = await postAnnounced(await registerPlayer(t), 'Steady')
  await untilUsed(t, strict)
  database.lines.length = 0
  const visits = Array.from({ length: 40 }, async (_, i) => {
    if (i === 20) await database.replica.kill()
    return titlesFor(i % 2 ? t : strict, id)
  })
  for (const titles of await Promise.all(visits)) expect(titles).toEqual(['Steady'])
  await eventually(() => expect([isUsed(t), isUsed(strict)]).toEqual([false, false]))
  expect(await titlesFor(t, id)).toEqual(['Steady'])
  await database.replica.start()
  await untilUsed(t, strict)
  // One line for each node and change.
  expect(database.lines.toSorted()).toEqual([
    'the replica is left out',
    'the replica is left out',
    'the replica is used',
    'the replica is used',
  ])
})

test('a replica that hangs fails no request either', async () => {
  const id = await postAnnounced(await registerPlayer(t), 'Steady')
  await untilUsed(t, strict)
  database.proxy.stall()
  const visits = Array.from({ length: 20 }, (_, i) => titlesFor(i % 2 ? t : strict, id))
  for (const titles of await Promise.all(visits)) expect(titles).toEqual(['Steady'])
  expect([isUsed(t), isUsed(strict)]).toEqual([false, false])
  database.proxy.resume()
  await untilUsed(t, strict)
  expect(await titlesFor(t, id)).toEqual(['Steady'])
})

test('a replica that is more than 5 seconds behind is left out until it has caught up', async () => {
  const id = await postAnnounced(await registerPlayer(t), 'Before')
  await untilUsed(t, strict)
  await database.hold()
  await rename(id, 'After')
  await eventually(() => expect(isUsed(strict)).toBe(false))
  expect(await titlesFor(strict, id)).toEqual(['After'])
  expect(await titlesFor(t, id)).toEqual(['Before'])
  await database.release()
  await untilUsed(strict)
  expect(await titlesFor(strict, id)).toEqual(['After'])
})

const madeUp = [
  '',
  'x',
  '-1',
  '1e9',
  '0x10',
  ' 1',
  '%00',
  '%F0%9F%9A%80',
  '; written=1',
  '9'.repeat(17),
  '9'.repeat(4_000),
]

test('a made-up position that is none is ignored', async () => {
  const id = await postAnnounced(await registerPlayer(t), 'Before')
  await untilUsed(t)
  await database.hold()
  await rename(id, 'After')
  for (const written of madeUp) {
    const headers = { cookie: `written=${written}` }
    t.node.responseCache.clear()
    const { status, body } = await t.send(getCrew, { params: { id } }, { headers })
    expect([written, status, body.title]).toEqual([written, 200, 'Before'])
  }
})

test('a position from the future only makes its own browser read from the primary', async () => {
  const id = await postAnnounced(await registerPlayer(t), 'Before')
  await untilUsed(t)
  await database.hold()
  await rename(id, 'After')
  const titleFor = async (as?: Cookies) => {
    t.node.responseCache.clear()
    return (await t.send(getCrew, { params: { id } }, { as })).body.title
  }
  for (const written of ['9'.repeat(16), String(Number.MAX_SAFE_INTEGER)])
    expect(await titleFor({ cookies: { written } })).toBe('After')
  expect(await titleFor()).toBe('Before')
})

test('nothing that a replica may answer has to be answered by the primary', async () => {
  const leader = await registerPlayer(t)
  const id = await postAnnounced(leader, 'Answered')
  const comment = await t.send(
    writeComment,
    { params: { id }, body: { text: 'Room for two?', channel: 'public' } },
    { as: leader },
  )
  const addressOf = ({ path }: Endpoint): string => {
    const ids = path.startsWith('/comments/')
      ? comment.body.id
      : path.startsWith('/crew/')
        ? id
        : leader.user.id
    return `/api${path.replace(':id', String(ids))}`
  }
  for (const endpoint of replicaEndpoints) {
    const ask = (cookies = {}) => t.inject({ url: addressOf(endpoint), cookies })
    const fromPrimary = await ask({ written: '9'.repeat(16) })
    // What has just been announced, such as the comment, may keep the replica waiting for a moment.
    await eventually(async () => {
      const before = await readsByServer()
      const fromReplica = await ask()
      const reads = { ...before, replica: (before.replica ?? 0) + 1 }
      expect([endpoint.name, await readsByServer()]).toEqual([endpoint.name, reads])
      expect([fromReplica.statusCode, fromReplica.body]).toEqual([200, fromPrimary.body])
    })
  }
})

test('a visit that the replica answers counts', async () => {
  // Today's visits to crews of other tests, which had the same ids, are remembered.
  t.clock.advance(24 * 60 * 60_000)
  const id = await postAnnounced(await registerPlayer(t), 'Visited')
  await untilUsed(t)
  const before = await readsByServer()
  await t.send(getCrew, { params: { id } })
  expect((await readsByServer()).replica).toBe((before.replica ?? 0) + 1)
  await writeViews(t.node.ctx)
  const rows = await t.connection.db.selectFrom('crew_views').selectAll().execute()
  expect(rows).toEqual([{ crew_id: id, views: 1 }])
})

test('at the end of a page of the log, the header of the next one counts as replayed', async () => {
  const primary = new pg.Pool({ connectionString: database.primary.url, max: 1 })
  const replica = new pg.Pool({ connectionString: database.replica.url, max: 1 })
  const firstRecordInPage = 24
  await eventually(async () => {
    await primary.query(`
      do $$
      begin
        while pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') % 8192 <> ${firstRecordInPage} loop
          perform pg_logical_emit_message(false, '', repeat('x', (random() * 100)::int));
        end loop;
      end $$
    `)
    const written = await readPrimaryPosition(primary)
    expect(written % 8192).toBe(0)
    expect(await readReplicaPosition(replica)).toBe(written)
  })
  await Promise.all([primary.end(), replica.end()])
})

test('while the primary is away guests go on reading', async () => {
  const id = await postAnnounced(await registerPlayer(t), 'Still here')
  await untilUsed(t)
  await database.primary.end()
  // Longer than it takes the node to look how far both are.
  const until = Date.now() + 1_500
  const statuses = new Set<number>()
  while (Date.now() < until) statuses.add((await t.send(getCrew, { params: { id } })).status)
  const health = await t.send(getHealth, {})
  await database.primary.start()
  expect([[...statuses], health.status]).toEqual([[200], 503])
  await eventually(async () => expect((await t.send(getHealth, {})).status).toBe(200))
})
