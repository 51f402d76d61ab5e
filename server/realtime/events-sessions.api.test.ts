/** The sessions of open streams are checked regularly, even if no event says that they have ended. */
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { type Listener, listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { publish } from './publish.ts'

// The checks run when the test says so.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => vi.useRealTimers())

const t = openTestApp()
const open: Listener[] = []
const day = 24 * 60 * 60_000
const runCheck = () => vi.advanceTimersByTime(5_000)

const listen = async (as: Player) => {
  const listener = await listenTo(t.node.app, as)
  open.push(listener)
  return listener
}

const withoutSessions = async (work: () => Promise<void>) => {
  await sql`alter table sessions rename to hidden`.execute(t.connection.db)
  try {
    await work()
  } finally {
    await sql`alter table hidden rename to sessions`.execute(t.connection.db)
  }
}

afterEach(() => {
  for (const listener of open.splice(0)) listener.close()
})

test('an expired session closes its own stream only', async () => {
  const early = await listen(await registerPlayer(t))
  t.clock.advance(20 * day)
  const late = await listen(await registerPlayer(t))
  t.clock.advance(11 * day)
  runCheck()
  expect(await early.waitFor('session')).toEqual({ ended: true })
  await eventually(() => expect(early.ended()).toBe(true))
  expect(late.ended()).toBe(false)
})

test('a check that fails is repeated', async () => {
  const listener = await listen(await registerPlayer(t))
  const warn = vi.spyOn(t.node.app.log, 'warn')
  await withoutSessions(async () => {
    runCheck()
    await eventually(() => expect(warn).toHaveBeenCalled())
  })
  await t.connection.db.deleteFrom('sessions').execute()
  expect(listener.ended()).toBe(false)
  runCheck()
  expect(await listener.waitFor('session')).toEqual({ ended: true })
  await eventually(() => expect(listener.ended()).toBe(true))
})

test('if a player’s sessions change but cannot be checked, all streams of that player are closed', async () => {
  const player = await registerPlayer(t)
  const mine = await listen(player)
  const theirs = await listen(await registerPlayer(t))
  await withoutSessions(async () => {
    await publish(t.node.ctx, { topic: 'sessions', userId: player.user.id })
    await eventually(() => expect(mine.ended()).toBe(true))
  })
  expect(mine.events).toEqual([])
  expect(theirs.ended()).toBe(false)
})
