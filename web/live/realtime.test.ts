import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import type { SessionUser } from '#contract/users/users.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { beginSession, clearSession, currentPlayer } from '#web/api/session-store.ts'
import { FakeEventSource, openSources, stubBrowser, theSource } from './fake-event-source.ts'
import { startRealtime } from './realtime.ts'

const player = (id: number) => ({ id }) as SessionUser
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

let client: QueryClient
let browser: ReturnType<typeof stubBrowser>
let stop: () => void
let onBanned: Mock<() => void>
/** Fetches the crew on screen. */
let fetchCrew: Mock<() => Promise<object>>
/** Who is signed in, as the server sees it. */
let serverUser: SessionUser | undefined

const turnPage = (type: 'pagehide' | 'pageshow') => {
  browser.window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
}
const leavePage = () => {
  turnPage('pagehide')
  browser.setVisibility('hidden')
}
const returnToPage = () => {
  browser.setVisibility('visible')
  turnPage('pageshow')
}

beforeEach(async () => {
  vi.useFakeTimers()
  browser = stubBrowser()
  serverUser = undefined
  vi.stubGlobal('fetch', async () =>
    serverUser
      ? Response.json(serverUser)
      : Response.json({ code: 'not_signed_in', message: '' }, { status: 401 }),
  )
  client = new QueryClient()
  fetchCrew = vi.fn(async () => ({}))
  new QueryObserver(client, { queryKey: queryKeys.crew(7), queryFn: () => fetchCrew() }).subscribe(
    () => undefined,
  )
  clearSession()
  onBanned = vi.fn()
  stop = startRealtime(client, onBanned)
  await seconds(0)
  fetchCrew.mockClear()
})

afterEach(() => {
  stop()
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an event refetches what is on screen', async () => {
  theSource().onopen?.()
  theSource().send('crew', { id: 7, change: 'updated' })
  await seconds(1)
  expect(fetchCrew).toHaveBeenCalledOnce()
})

test('a page that has just been loaded is not fetched twice', async () => {
  theSource().onopen?.()
  await seconds(1)
  expect(fetchCrew).not.toHaveBeenCalled()
})

test('a stream that is open again after a failure refetches what is on screen', async () => {
  theSource().onopen?.()
  theSource().onerror?.()
  await seconds(1)
  expect(fetchCrew).not.toHaveBeenCalled()
  theSource().onopen?.()
  await seconds(1)
  expect(fetchCrew).toHaveBeenCalledOnce()
})

test('a tab that is hidden for 30 seconds closes its stream, and opens another when it is shown', async () => {
  const first = theSource()
  browser.setVisibility('hidden')
  await seconds(29)
  expect(theSource()).toBe(first)
  await seconds(1)
  expect(openSources()).toEqual([])
  browser.setVisibility('visible')
  expect(openSources()).toHaveLength(1)
})

test('a look at another tab keeps the stream', async () => {
  const first = theSource()
  for (let look = 0; look < 3; look += 1) {
    browser.setVisibility('hidden')
    await seconds(20)
    browser.setVisibility('visible')
    first.send('ping')
    await seconds(20)
  }
  expect(theSource()).toBe(first)
})

test('a device that slept does not trust its old connection', async () => {
  const first = theSource()
  browser.setVisibility('hidden')
  // The clock goes on while timers stand still.
  vi.setSystemTime(Date.now() + 60 * 60_000)
  browser.setVisibility('visible')
  expect(first.isClosed).toBe(true)
  expect(openSources()).toHaveLength(1)
})

test('a tab that is opened in the background has no stream until it is shown', async () => {
  stop()
  browser.setVisibility('hidden')
  stop = startRealtime(client, onBanned)
  expect(openSources()).toEqual([])
  browser.setVisibility('visible')
  expect(openSources()).toHaveLength(1)
})

test('signing in and out each open another stream', async () => {
  const guest = theSource()
  beginSession(player(1))
  expect(guest.isClosed).toBe(true)
  const own = theSource()
  beginSession(player(1))
  expect(theSource(), 'the same player').toBe(own)
  clearSession()
  await seconds(1)
  expect(own.isClosed).toBe(true)
  expect(openSources()).toHaveLength(1)
})

test('a hidden tab whose player signs out elsewhere opens no stream', async () => {
  beginSession(player(1))
  browser.setVisibility('hidden')
  clearSession()
  await seconds(1)
  expect(openSources()).toEqual([])
})

test('a session that the server has ended makes the player a guest', async () => {
  beginSession(player(1))
  theSource().send('session', { ended: true })
  await seconds(0)
  expect(currentPlayer()).toBe('signed-out')
  expect(onBanned).not.toHaveBeenCalled()
})

test('a session that a ban has ended is told apart', async () => {
  theSource().send('session', { ended: true, cause: 'banned' })
  expect(onBanned, 'for a guest').not.toHaveBeenCalled()
  beginSession(player(1))
  theSource().send('session', { ended: true, cause: 'banned' })
  expect(onBanned).toHaveBeenCalledOnce()
})

test('a player whom another tab or a refused request has signed out still learns of the ban', async () => {
  beginSession(player(1))
  const own = theSource()
  clearSession()
  own.send('session', { ended: true, cause: 'banned' })
  expect(onBanned).toHaveBeenCalledOnce()
})

test('a player who signs in at once does not wait for the reason of the last sign-out', async () => {
  beginSession(player(1))
  const ended = theSource()
  clearSession()
  beginSession(player(2))
  expect(ended.isClosed).toBe(true)
  const own = theSource()
  await seconds(1)
  expect(theSource()).toBe(own)
})

test('a page in the back-forward cache has no stream', async () => {
  leavePage()
  expect(openSources()).toEqual([])
  await seconds(600)
  returnToPage()
  expect(openSources()).toHaveLength(1)
})

test.each([
  { before: 1, cookie: 'signed-in=1', now: 1 },
  { before: 1, cookie: 'signed-in=1', now: 2 },
  { before: 1, cookie: '', now: undefined },
  { before: undefined, cookie: 'signed-in=1', now: 2 },
  { before: undefined, cookie: '', now: undefined },
])(
  'a page of player $before returns from that cache as one of player $now',
  async ({ before, cookie, now }) => {
    if (before) beginSession(player(before))
    leavePage()
    browser.document.cookie = cookie
    serverUser = now ? player(now) : undefined
    returnToPage()
    await seconds(1)
    expect(currentPlayer()).toBe(now ?? 'signed-out')
    expect(openSources()).toHaveLength(1)
  },
)

test('after it is stopped, nothing opens a stream', async () => {
  stop()
  beginSession(player(1))
  browser.setVisibility('visible')
  turnPage('pageshow')
  await seconds(600)
  expect(openSources()).toEqual([])
  expect(FakeEventSource.opened).toHaveLength(1)
})
