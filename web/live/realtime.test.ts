import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import type { SessionUser } from '#contract/users.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { beginSession, currentPlayer, endSessionCopy } from '#web/session/session-store.ts'
import { FakeEventSource, fakeBrowser, openSources, setCookie, theSource } from './fake-browser.ts'
import { startRealtime } from './realtime.ts'

const player = (id: number) => ({ id }) as SessionUser
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

let client: QueryClient
let window: EventTarget
let stop: () => void
/** How often the server was asked for the crew on screen. */
let asked: Mock<() => Promise<object>>
/** Who the server says is signed in. */
let serverKnows: SessionUser | undefined

const turnPage = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))

beforeEach(async () => {
  vi.useFakeTimers()
  window = fakeBrowser().window
  serverKnows = undefined
  vi.stubGlobal('fetch', async () =>
    serverKnows
      ? Response.json(serverKnows)
      : Response.json({ code: 'not_signed_in', message: '' }, { status: 401 }),
  )
  client = new QueryClient()
  asked = vi.fn(async () => ({}))
  new QueryObserver(client, { queryKey: queryKeys.crew(7), queryFn: () => asked() }).subscribe(
    () => undefined,
  )
  endSessionCopy()
  stop = startRealtime(client)
  await seconds(0)
})

afterEach(() => {
  stop()
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('news of the stream refresh what is on screen', async () => {
  theSource().open()
  await seconds(10)
  asked.mockClear()
  theSource().say('crew', { id: 7, change: 'updated' })
  await seconds(1)
  expect(asked).toHaveBeenCalledOnce()
})

test('what was loaded long before the stream could be opened is asked for again', async () => {
  await seconds(10)
  asked.mockClear()
  theSource().open()
  await seconds(1)
  expect(asked).toHaveBeenCalledOnce()
})

test('what was loaded just before the stream opened is asked for again only when it changed', async () => {
  asked.mockClear()
  await seconds(1)
  theSource().open(10_000)
  await seconds(1)
  expect(asked).not.toHaveBeenCalled()
  theSource().say('crew', { id: 7, change: 'updated' })
  await seconds(1)
  expect(asked).toHaveBeenCalledOnce()
})

test('signing in and out each open a stream of their own', async () => {
  const guest = theSource()
  beginSession(player(1))
  await seconds(0)
  expect(guest.closed).toBe(true)
  const own = theSource()
  endSessionCopy()
  await seconds(0)
  expect(own.closed).toBe(true)
  expect(openSources()).toHaveLength(1)
})

test('the same player’s newer copy changes nothing', async () => {
  beginSession(player(1))
  await seconds(0)
  const own = theSource()
  beginSession(player(1))
  await seconds(0)
  expect(theSource()).toBe(own)
})

test('a session that the server ended makes a guest of the player', async () => {
  beginSession(player(1))
  await seconds(0)
  theSource().say('session', { ended: true })
  await seconds(0)
  expect(currentPlayer()).toBe('signed-out')
})

test('a page put aside holds nothing, and back again it asks for everything', async () => {
  theSource().open()
  turnPage('pagehide')
  expect(openSources()).toEqual([])
  await seconds(600)
  asked.mockClear()
  turnPage('pageshow')
  await seconds(1)
  expect(asked).toHaveBeenCalledOnce()
  expect(openSources()).toHaveLength(1)
})

test.each([
  { before: 1, cookie: 'signed-in=1', now: 1 },
  { before: 1, cookie: 'signed-in=1', now: 2 },
  { before: 1, cookie: '', now: undefined },
  { before: undefined, cookie: 'signed-in=1', now: 2 },
  { before: undefined, cookie: '', now: undefined },
])('a page of player $before that comes back finds player $now', async ({ before, cookie, now }) => {
  if (before) beginSession(player(before))
  await seconds(0)
  turnPage('pagehide')
  setCookie(cookie)
  serverKnows = now ? player(now) : undefined
  turnPage('pageshow')
  await seconds(1)
  expect(currentPlayer()).toBe(now ?? 'signed-out')
  expect(openSources()).toHaveLength(1)
})

test('stopped, it hears nothing more', async () => {
  stop()
  beginSession(player(1))
  turnPage('pageshow')
  await seconds(600)
  expect(openSources()).toEqual([])
  expect(FakeEventSource.opened).toHaveLength(1)
})
