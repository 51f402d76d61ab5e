import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeEventSource, fakeBrowser, lookAt, newTab, openSources, theSource } from './fake-browser.ts'
import type { LiveNews } from './live-events.ts'
import { openSharedStream } from './shared-stream.ts'

const start = new Date('2026-11-15T20:00:00Z').getTime()
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const update: LiveNews = { name: 'crew', id: 7, change: 'updated' }

let closeAll: (() => void)[]

/** A tab that joins and writes down what it hears. */
const openTab = async () => {
  const tab = newTab()
  const heard: LiveNews[] = []
  const close = openSharedStream('live-1', (item) => heard.push(item))
  closeAll.push(close)
  await seconds(0)
  const suspend = (suspended = true) => {
    tab.suspended = suspended
  }
  return { close, suspend, news: () => heard.splice(0) }
}

const wasTaken = () => vi.mocked(navigator.locks.request).mock.calls.some(([, how]) => 'steal' in how)

const openStream = async (heardForMs = 0) => {
  theSource().open(heardForMs)
  await seconds(0)
}

/** Pings as the server does, for a while. */
const live = async (forSeconds: number) => {
  for (let passed = 0; passed < forSeconds; passed += 25) {
    await seconds(25)
    theSource().say('ping')
    await seconds(0)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  fakeBrowser()
  vi.spyOn(navigator.locks, 'request')
  closeAll = []
})

afterEach(() => {
  for (const close of closeAll) close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the tabs of a browser share one connection, and all hear the news once', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()]
  await openStream()
  for (const tab of tabs) tab.news()
  theSource().say('crew', { id: 7, change: 'updated' })
  await seconds(0)
  expect(tabs.map((tab) => tab.news())).toEqual([[update], [update], [update]])
})

test('the first tab is told of one gap, when its stream opens', async () => {
  const first = await openTab()
  await seconds(1)
  await openStream()
  const at = start + 1000
  expect(first.news()).toEqual([
    { name: 'gap', at },
    { name: 'hearing', since: at },
  ])
})

test('tabs that wait for the stream hear what it tells of before', async () => {
  const tabs = [await openTab(), await openTab()]
  await seconds(1)
  for (const tab of tabs) tab.news()
  await openStream(10_000)
  const at = start - 9000
  const told = [
    { name: 'gap', at },
    { name: 'hearing', since: at },
  ]
  expect(tabs.map((tab) => tab.news())).toEqual([told, told])
})

test('a later tab hears of the last ten seconds, and nobody hears of them twice', async () => {
  const leader = await openTab()
  const second = await openTab()
  await openStream()
  theSource().say('crew', { id: 6, change: 'updated' })
  await seconds(15)
  theSource().say('crew', { id: 7, change: 'updated' })
  await seconds(5)
  leader.news()
  second.news()
  const late = await openTab()
  const at = start + 10_000
  const [gap, ...rest] = late.news()
  expect([gap, ...rest.filter(({ name }) => name !== 'hearing')]).toEqual([{ name: 'gap', at }, update])
  expect(rest.at(-1)).toEqual({ name: 'hearing', since: at })
  expect(leader.news()).toEqual([])
  expect(second.news()).toEqual([{ name: 'hearing', since: start }])
})

test('a tab that joins a young stream hears of as much as the stream told', async () => {
  await openTab()
  await openStream()
  await seconds(4)
  const late = await openTab()
  expect(late.news()[0]).toEqual({ name: 'gap', at: start })
})

test('a tab that is told nothing of before hears everything from the moment it joined', async () => {
  void navigator.locks.request('live-1', {}, () => new Promise(() => undefined))
  const leader = new BroadcastChannel('live-1')
  const late = await openTab()
  leader.postMessage({ name: 'hearing', since: start - 60_000 })
  await seconds(0)
  expect(late.news()).toEqual([
    { name: 'gap', at: start },
    { name: 'hearing', since: start },
  ])
})

test('when the leading tab goes, the next one leads and knows of the gap', async () => {
  const leader = await openTab()
  const second = await openTab()
  const third = await openTab()
  await openStream()
  await seconds(30)
  leader.close()
  await seconds(0)
  second.news()
  third.news()
  await openStream()
  const back: LiveNews[] = [
    { name: 'gap', at: start + 30_000 },
    { name: 'hearing', since: start + 30_000 },
  ]
  expect(second.news()).toEqual(back)
  expect(third.news()).toEqual(back)
})

test('tabs are told when the leading tab has lost its stream', async () => {
  await openTab()
  const second = await openTab()
  await openStream()
  second.news()
  theSource().onerror?.()
  await seconds(0)
  expect(second.news()).toEqual([{ name: 'hearing', since: null }])
})

test('a leader that is heard keeps the lock for hours', async () => {
  await openTab()
  await openTab()
  await openStream()
  await live(3600)
  expect(wasTaken()).toBe(false)
  expect(FakeEventSource.opened).toHaveLength(1)
})

test('a leader whose server is away is not robbed: it is heard trying', async () => {
  await openTab()
  await openTab()
  for (let tries = 0; tries < 8; tries += 1) {
    theSource().onerror?.()
    await seconds(60)
  }
  expect(wasTaken()).toBe(false)
})

test('a suspended leader loses the lock to a tab that is looked at', async () => {
  const leader = await openTab()
  const second = await openTab()
  await openStream()
  leader.suspend()
  second.news()
  await seconds(77)
  expect(second.news()).toEqual([])
  await seconds(1)
  expect(second.news()).toEqual([{ name: 'hearing', since: null }])
  expect(wasTaken()).toBe(true)
  await openStream()
  expect(second.news()).toEqual([
    { name: 'gap', at: start + 78_000 },
    { name: 'hearing', since: start + 78_000 },
  ])
})

test('a tab that nobody looks at takes nothing, until somebody does', async () => {
  const leader = await openTab()
  await openTab()
  await openStream()
  leader.suspend()
  lookAt('hidden')
  await seconds(600)
  expect(wasTaken()).toBe(false)
  lookAt('visible')
  await seconds(3)
  expect(wasTaken()).toBe(true)
  expect(openSources()).toHaveLength(1)
})

test('a look at a tab robs no leader that answers', async () => {
  await openTab()
  await openTab()
  await openStream()
  lookAt('hidden')
  lookAt('visible')
  await seconds(10)
  expect(wasTaken()).toBe(false)
})

test('a robbed leader gives way, hears by the new one, and leads again after it', async () => {
  const first = await openTab()
  const second = await openTab()
  await openStream()
  const lost = theSource()
  first.suspend()
  await seconds(78)
  first.suspend(false)
  expect(lost.closed).toBe(true)
  await openStream()
  first.news()
  theSource().say('crew', { id: 7, change: 'updated' })
  await seconds(0)
  expect(first.news()).toEqual([update])
  second.close()
  await seconds(0)
  await openStream()
  expect(first.news()).toEqual([
    { name: 'gap', at: start + 78_000 },
    { name: 'hearing', since: start + 78_000 },
  ])
})

test('a leader takes news from one that led before, but not how well that one hears', async () => {
  const leader = await openTab()
  await openStream()
  leader.news()
  const former = new BroadcastChannel('live-1')
  former.postMessage({ name: 'hearing', since: start - 1000 })
  former.postMessage(update)
  await seconds(0)
  expect(leader.news()).toEqual([update])
})

test('a tab that is closed while it waits never leads', async () => {
  const leader = await openTab()
  const second = await openTab()
  await openStream()
  second.close()
  leader.close()
  await seconds(600)
  expect(openSources()).toEqual([])
  expect(FakeEventSource.opened).toHaveLength(1)
})

test.each([
  { why: 'where there are no locks', prepare: () => fakeBrowser({ sharing: false }) },
  {
    why: 'where the browser refuses locks',
    prepare: () => {
      const request = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
      vi.stubGlobal('navigator', { locks: { request } })
    },
  },
])('$why a tab has a stream of its own', async ({ prepare }) => {
  prepare()
  const tab = await openTab()
  await openStream()
  tab.news()
  theSource().say('crew', { id: 7, change: 'updated' })
  expect(tab.news()).toEqual([update])
  tab.close()
  expect(openSources()).toEqual([])
})
