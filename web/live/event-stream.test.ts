import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'
import { FakeEventSource, openSources, stubBrowser, theSource } from './fake-event-source.ts'

let window: EventTarget
let close: () => void
const onEvent = vi.fn()
const onReopen = vi.fn()

const attempts = () => FakeEventSource.opened.length
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

/** The next attempt is made after this many seconds and not before. */
const expectRetryAfter = (count: number) => {
  expect(openSources(), 'the browser does not retry by itself').toEqual([])
  const before = attempts()
  seconds(count - 0.001)
  expect(attempts(), `before ${count} seconds`).toBe(before)
  seconds(0.001)
  expect(attempts(), `after ${count} seconds`).toBe(before + 1)
}

beforeEach(() => {
  vi.useFakeTimers()
  // The longest delay of each step.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  window = stubBrowser().window
  close = openEventStream({ onEvent, onReopen })
})

afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('events are passed on, except those that cannot be read', () => {
  theSource().send('crew', { id: 7, change: 'updated' })
  theSource().send('crew', { id: 'seven' })
  theSource().send('message', { unreadCount: 2, unreadNotices: 1 })
  expect(onEvent.mock.calls).toEqual([
    [{ name: 'crew', data: { id: 7, change: 'updated' } }],
    [{ name: 'message', data: { unreadCount: 2, unreadNotices: 1 } }],
  ])
})

test('only a stream that failed before is reported as reopened', () => {
  theSource().onopen?.()
  expect(onReopen).not.toHaveBeenCalled()
  theSource().onerror?.()
  seconds(1)
  expect(onReopen).not.toHaveBeenCalled()
  theSource().onopen?.()
  expect(onReopen).toHaveBeenCalledOnce()
})

test('a refused or broken stream is retried after ever longer delays', () => {
  for (const delay of [1, 2, 4, 8, 16, 30, 30]) {
    theSource().onerror?.()
    expectRetryAfter(delay)
  }
})

test('half of the delay is random, so that pages return one after the other', () => {
  vi.mocked(Math.random).mockReturnValue(0)
  theSource().onerror?.()
  expectRetryAfter(0.5)
})

test.each([
  { openFor: 5, delay: 2, title: 'breaks at once counts as failed again' },
  { openFor: 11, delay: 1, title: 'lasted for a while is retried soon' },
])('a stream that $title', ({ openFor, delay }) => {
  theSource().onerror?.()
  seconds(1)
  theSource().onopen?.()
  seconds(openFor)
  theSource().onerror?.()
  expectRetryAfter(delay)
})

test('a network that is back is used at once', () => {
  theSource().onerror?.()
  window.dispatchEvent(new Event('online'))
  expect(attempts()).toBe(2)
  theSource().onopen?.()
  seconds(59)
  window.dispatchEvent(new Event('online'))
  expect(attempts()).toBe(2)
})

test('pings and events keep a connection alive', () => {
  theSource().onopen?.()
  for (let minute = 0; minute < 5; minute += 1) {
    seconds(55)
    theSource().send('ping')
    seconds(55)
    theSource().send('crew', { id: 7, change: 'updated' })
  }
  expect(attempts()).toBe(1)
})

test.each(['open', 'connecting'])(
  'a connection that is silent for a minute while %s is replaced',
  (state) => {
    if (state === 'open') theSource().onopen?.()
    seconds(59.999)
    expect(openSources()).toHaveLength(1)
    seconds(0.001)
    expectRetryAfter(1)
    expect(openSources()).toHaveLength(1)
  },
)

test.each(['open', 'connecting', 'waiting'])('closed while %s, it stays closed', (state) => {
  if (state === 'open') theSource().onopen?.()
  if (state === 'waiting') theSource().onerror?.()
  close()
  seconds(600)
  window.dispatchEvent(new Event('online'))
  expect(attempts()).toBe(1)
  expect(openSources()).toEqual([])
})
