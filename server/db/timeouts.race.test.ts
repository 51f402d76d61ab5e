/** Whatever hangs, an error means that nothing was written, and no one waits for long. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import { createCrew } from '#contract/crews/crews.ts'
import { getHealth, getLiveness, getReadiness } from '#contract/health/health.ts'
import { applicationDraft } from '#server/testing/calls/application-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { crewDraft, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { startStallingProxy } from '#server/testing/fakes/stalling-proxy.ts'
import { holdCrew } from '#server/testing/held-crew.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ hasProductionTimeouts: true })
let proxy: Awaited<ReturnType<typeof startStallingProxy>>
/** Reaches its database only through the proxy. */
let node: Pick<TestApp, 'send' | 'node'>

beforeAll(async () => {
  node = await t.startNode(async (url) => {
    proxy = await startStallingProxy(url)
    return proxy.url
  })
})
afterAll(() => proxy.stop())

const countRows = async (table: 'crews' | 'applications'): Promise<number> => {
  const { count } = await t.connection.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('whoever waits too long for a crew is told to come back, and nothing was done', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const crew = await holdCrew(t.connection, id)
  const applied = await t.send(applyToCrew, { params: { id }, body: applicationDraft }, { as: player })
  await crew.release()
  expect([applied.status, applied.body.code]).toEqual([503, 'unavailable'])
  expect(Number(applied.headers['retry-after'])).toBeGreaterThan(0)
  expect(await countRows('applications')).toBe(0)
  const again = await t.send(applyToCrew, { params: { id }, body: applicationDraft }, { as: player })
  expect(again.status).toBe(201)
})

// The queue's own tables are not ours: the foreign keys that they check at the end are one row each.
test('none of our tables leaves work to COMMIT, where Postgres heeds no statement timeout', async () => {
  const { rows } = await sql`
    select relname, tgname
    from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where tgdeferrable and relnamespace = 'public'::regnamespace
  `.execute(t.connection.db)
  expect(rows).toEqual([])
})

test('a commit that waits for a lock fails in time, and what it should have written is gone', async () => {
  const { db } = t.connection
  const key = 20_261_115
  await sql`create table slow_commits (id integer)`.execute(db)
  await sql`
    create function wait_for_lock() returns trigger language plpgsql
    as ${sql.lit(`begin perform pg_advisory_xact_lock(${key}); return null; end`)}
  `.execute(db)
  await sql`
    create constraint trigger at_commit after insert on slow_commits
    deferrable initially deferred for each row execute function wait_for_lock()
  `.execute(db)
  try {
    await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${key})`.execute(holder)
      const commit = db
        .transaction()
        .execute(async (db) => void (await sql`insert into slow_commits values (1)`.execute(db)))
      await expect(commit).rejects.toMatchObject({ code: '55P03' })
      await sql`select pg_advisory_unlock(${key})`.execute(holder)
    })
    const { rows } = await sql`select id from slow_commits`.execute(db)
    expect(rows).toEqual([])
  } finally {
    await sql`drop table slow_commits`.execute(db)
    await sql`drop function wait_for_lock()`.execute(db)
  }
})

test('a database that stops answering in the middle of a post is told to the player, and leaves nothing', async () => {
  const leader = await registerPlayer(t)
  proxy.stallAt('insert into "crews"')
  const posted = await node.send(createCrew, { body: crewDraft() }, { as: leader })
  proxy.resume()
  expect([posted.status, posted.body.code]).toEqual([503, 'unavailable'])
  const again = await node.send(createCrew, { body: crewDraft() }, { as: leader })
  expect(again.status).toBe(201)
  expect(await countRows('crews')).toBe(1)
})

test('health is known before the board gives up, whatever the database does', async () => {
  proxy.stall()
  const answered: string[] = []
  const [health, board, alive, ready] = await Promise.all([
    node.send(getHealth, {}).finally(() => answered.push('health')),
    node.send(listCrews, {}).finally(() => answered.push('board')),
    node.send(getLiveness, {}).finally(() => answered.push('alive')),
    node.send(getReadiness, {}).finally(() => answered.push('ready')),
  ])
  proxy.resume()
  expect([health.status, board.status]).toEqual([503, 503])
  expect([alive.status, ready.status]).toEqual([200, 200])
  expect(answered).toEqual(['alive', 'ready', 'health', 'board'])
  await expect.poll(async () => (await node.send(getHealth, {})).status, waitOptions).toBe(200)
})
