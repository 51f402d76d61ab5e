import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'
import { FakeEventSource, fakeBrowser, lookAt, openSources, theSource } from './fake-browser.ts'
import type { LiveNews } from './live-events.ts'

let heard: LiveNews[]
let close: () => void
let window: EventTarget

/** What was told since the last look. */
const news = () => heard.splice(0)
const attempts = () => FakeEventSource.opened.length

const start = new Date('2026-11-15T20:00:00Z').getTime()
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  // The longest wait of each step.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  window = fakeBrowser().window
  heard = []
  close = openEventStream((item) => heard.push(item))
})

afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('opening tells from when on nothing is missed', () => {
  seconds(2)
  theSource().open()
  const at = start + 2000
  expect(news()).toEqual([
    { name: 'gap', at },
    { name: 'hearing', since: at },
  ])
})

test('a stream that tells what happened before reaches back so far', () => {
  theSource().open(10_000)
  theSource().say('ping')
  const at = start - 10_000
  expect(news()).toEqual([
    { name: 'gap', at },
    { name: 'hearing', since: at },
    { name: 'hearing', since: at },
  ])
})

test('a stream without a hello reaches back to its first sign of life', () => {
  theSource().onopen?.()
  seconds(1)
  theSource().say('ping')
  expect(news()).toEqual([
    { name: 'gap', at: start + 1000 },
    { name: 'hearing', since: start + 1000 },
  ])
})

test('events are passed on, and those that make no sense are not', () => {
  theSource().open()
  news()
  theSource().say('crew', { id: 7, change: 'updated' })
  theSource().say('crew', { id: 'seven' })
  theSource().say('message', { unreadCount: 2 })
  expect(news()).toEqual([
    { name: 'crew', id: 7, change: 'updated' },
    { name: 'message', unreadCount: 2 },
  ])
})

test('a broken stream is tried again after ever longer waits', () => {
  for (const wait of [2, 4, 8, 16, 32, 60, 60]) {
    theSource().onerror?.()
    expect(openSources(), 'the browser does not try by itself').toEqual([])
    const before = attempts()
    seconds(wait - 0.001)
    expect(attempts()).toBe(before)
    seconds(0.001)
    expect(attempts(), `after ${wait} seconds`).toBe(before + 1)
  }
})

test.each([
  { openFor: 5, wait: 4, words: 'one that broke off at once counts as failed' },
  { openFor: 11, wait: 1, words: 'one that stood for a while is tried again soon' },
])('of streams, $words', ({ openFor, wait }) => {
  theSource().onerror?.()
  seconds(2)
  theSource().open()
  seconds(openFor)
  theSource().onerror?.()
  const before = attempts()
  seconds(wait - 0.001)
  expect(attempts()).toBe(before)
  seconds(0.001)
  expect(attempts()).toBe(before + 1)
})

test('while a stream is away, and when it is back, it is told', () => {
  theSource().open()
  seconds(20)
  news()
  theSource().onerror?.()
  expect(news()).toEqual([{ name: 'hearing', since: null }])
  seconds(1)
  theSource().open()
  const at = start + 21_000
  expect(news()).toEqual([
    { name: 'gap', at },
    { name: 'hearing', since: at },
  ])
})

test('a network that is back is used at once', () => {
  theSource().onerror?.()
  window.dispatchEvent(new Event('online'))
  expect(attempts()).toBe(2)
  seconds(120)
  window.dispatchEvent(new Event('online'))
  expect(openSources()).toHaveLength(1)
})

test('as long as the server pings, the connection stays', () => {
  theSource().open()
  news()
  for (let minute = 0; minute < 10; minute += 1) {
    seconds(55)
    theSource().say('ping')
  }
  expect(attempts()).toBe(1)
  expect(new Set(news().map((item) => JSON.stringify(item)))).toEqual(
    new Set([JSON.stringify({ name: 'hearing', since: start })]),
  )
})

test('any event is a sign of life', () => {
  theSource().open()
  seconds(40)
  theSource().say('crew', { id: 7, change: 'updated' })
  seconds(40)
  expect(attempts()).toBe(1)
})

test('a connection that says nothing for a minute is dropped for a new one', () => {
  theSource().open()
  news()
  seconds(59)
  expect(attempts()).toBe(1)
  seconds(1)
  expect(attempts()).toBe(2)
  expect(openSources()).toHaveLength(1)
  expect(news()).toEqual([{ name: 'hearing', since: null }])
})

test('a connection that never opens is given up as well', () => {
  seconds(60)
  expect(attempts()).toBe(2)
  expect(openSources()).toHaveLength(1)
})

test('a page that is looked at again after a silence does not wait for its timers', () => {
  theSource().open()
  // The timers stand still, the clock does not.
  vi.setSystemTime(start + 90_000)
  lookAt('hidden')
  expect(attempts()).toBe(1)
  lookAt('visible')
  expect(attempts()).toBe(2)
  expect(openSources()).toHaveLength(1)
})

test.each(['open', 'connecting', 'waiting'])('closed while %s, it stays closed', (state) => {
  if (state === 'open') theSource().open()
  if (state === 'waiting') theSource().onerror?.()
  close()
  seconds(600)
  lookAt('visible')
  window.dispatchEvent(new Event('online'))
  expect(attempts()).toBe(1)
  expect(openSources()).toEqual([])
})
