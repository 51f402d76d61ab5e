import { focusManager, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/users/users.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { beginSession, clearSession } from '#web/api/session-store.ts'
import { createLiveQueries } from './live-queries.ts'

let client: QueryClient
let live: ReturnType<typeof createLiveQueries>

/** Shows a query on a screen and counts its requests. */
const show = async (
  queryKey: QueryKey,
  { data = {} as unknown, paused = false, forLeaders = false } = {},
) => {
  const fetched = vi.fn(async () => data)
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: fetched,
    staleTime: 60_000,
    meta: { paused, forLeaders },
  })
  const hide = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  fetched.mockClear()
  return Object.assign(fetched, { hide })
}

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  live = createLiveQueries(client)
})

afterEach(() => {
  live.stop()
  client.clear()
  focusManager.setFocused(undefined)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a crew event refetches that crew and no other', async () => {
  const crew = await show(queryKeys.crew(7))
  const other = await show(queryKeys.crew(8))
  const applications = await show(queryKeys.applicationsOf(7))
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
  expect(applications).not.toHaveBeenCalled()
})

test('a comment refetches the discussion of that crew alone', async () => {
  const discussion = await show([...queryKeys.commentsOf(7), 'public'])
  const other = await show([...queryKeys.commentsOf(8), 'public'])
  const crew = await show(queryKeys.crew(7))
  const board = await show([...queryKeys.board, {}])
  live.follow({ name: 'crew', data: { id: 7, change: 'discussed' } })
  await vi.advanceTimersByTimeAsync(500)
  expect(discussion).toHaveBeenCalledOnce()
  for (const fetched of [other, crew, board]) expect(fetched).not.toHaveBeenCalled()
})

test('a line of the chat refetches the chat of that crew alone', async () => {
  const chat = await show(queryKeys.chatOf(7))
  const discussion = await show([...queryKeys.commentsOf(7), 'public'])
  live.follow({ name: 'crew', data: { id: 7, change: 'discussed', channel: 'crew' } })
  await vi.advanceTimersByTimeAsync(500)
  expect(chat).toHaveBeenCalledOnce()
  expect(discussion).not.toHaveBeenCalled()
})

test('an application event refetches the applications to that crew', async () => {
  const applications = await show([...queryKeys.applicationsOf(7), 'crew'])
  const myCrews = await show(queryKeys.myCrews, { data: { led: [], joined: [], applied: [], past: [] } })
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  live.follow({ name: 'application', data: { crewId: 7 } })
  await vi.advanceTimersByTimeAsync(500)
  expect(applications).toHaveBeenCalledOnce()
  expect(myCrews).toHaveBeenCalledOnce()
})

test('an event of someone else’s crew does not refetch the player’s crews', async () => {
  const mine = { led: [{ id: 7 }], joined: [], applied: [], past: [] }
  const myCrews = await show(queryKeys.myCrews, { data: mine })
  live.follow({ name: 'crew', data: { id: 8, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(500)
  expect(myCrews).not.toHaveBeenCalled()
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(500)
  expect(myCrews).toHaveBeenCalledOnce()
})

test('the board is refetched within half a second, once for many changes together', async () => {
  const board = await show([...queryKeys.board, { page: '1' }])
  for (const id of [1, 2, 3, 4]) live.follow({ name: 'crew', data: { id, change: 'created' } })
  await vi.advanceTimersByTimeAsync(500)
  expect(board).toHaveBeenCalledOnce()
})

test('five minutes with a change every second cost a tab some 50 requests, of the 300 that a guest has', async () => {
  const board = await show([...queryKeys.board, { page: '1' }])
  for (let second = 0; second < 5 * 60; second += 1) {
    live.follow({ name: 'crew', data: { id: second, change: 'created' } })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(board.mock.calls.length).toBeGreaterThan(45)
  expect(board.mock.calls.length).toBeLessThan(60)
})

test('the first changes after a quiet time all show within a second', async () => {
  const board = await show([...queryKeys.board, { page: '1' }])
  for (let change = 1; change <= 5; change += 1) {
    live.follow({ name: 'crew', data: { id: change, change: 'created' } })
    await vi.advanceTimersByTimeAsync(500)
    expect(board).toHaveBeenCalledTimes(change)
  }
})

test('what only leaders may see is refetched after the crew, and not once it is gone with the lead', async () => {
  const crew = await show(queryKeys.crew(7))
  const offers = await show(queryKeys.offersOf(7), { forLeaders: true })
  const event = { name: 'crew', data: { id: 7, change: 'updated' } } as const
  live.follow(event)
  await vi.advanceTimersByTimeAsync(1000)
  expect(offers).toHaveBeenCalledOnce()
  crew.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    offers.hide()
    return {}
  })
  live.follow(event)
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledTimes(2)
  expect(offers).toHaveBeenCalledOnce()
})

test('a paused board stays as it is', async () => {
  const board = await show([...queryKeys.board, { page: '1' }], { paused: true })
  const crew = await show(queryKeys.crew(7))
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(5000)
  live.refetchAll()
  await vi.advanceTimersByTimeAsync(1000)
  expect(board).not.toHaveBeenCalled()
  expect(crew).toHaveBeenCalled()
})

test('an answer that was in flight before the event does not count as fresh', async () => {
  const crew = await show(queryKeys.crew(7))
  crew.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { seats: 'as they were' }
  })
  client.refetchQueries({ queryKey: queryKeys.crew(7) })
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledTimes(2)
})

test('a first answer that takes longer than the refetch after the event does not count as fresh', async () => {
  const crew = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    return { seats: 'as they were' }
  })
  new QueryObserver(client, { queryKey: queryKeys.crew(7), queryFn: crew }).subscribe(() => undefined)
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(1999)
  expect(crew).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(101)
  expect(crew).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(crew).toHaveBeenCalledTimes(2)
})

test('everything on screen is refetched at once, however fresh it is', async () => {
  const crew = await show(queryKeys.crew(7))
  const board = await show([...queryKeys.board, { page: '1' }])
  live.refetchAll()
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledOnce()
  expect(board).toHaveBeenCalledOnce()
})

test('a refetch of everything leaves on screen what is shown', async () => {
  await show(queryKeys.crew(7), { data: { seats: 3 } })
  const states: unknown[] = []
  client.getQueryCache().subscribe(({ query }) => states.push([query.state.status, query.state.data]))
  live.refetchAll()
  await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(states.map((state) => JSON.stringify(state)))).toEqual(new Set(['["success",{"seats":3}]']))
})

test('what the player’s own change has refetched since the event is not fetched twice', async () => {
  const crew = await show(queryKeys.crew(7))
  const board = await show([...queryKeys.board, { page: '1' }])
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  client.invalidateQueries({ queryKey: queryKeys.crew(7) })
  client.invalidateQueries({ queryKey: queryKeys.board })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledOnce()
  expect(board).toHaveBeenCalledOnce()
})

test('a hidden tab refetches nothing', async () => {
  const crew = await show(queryKeys.crew(7))
  focusManager.setFocused(false)
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(crew).not.toHaveBeenCalled()
})

test.each([
  { random: 0, ms: 50 },
  { random: 1, ms: 450 },
])('a page refetches 50 to 450 ms after an event, here $ms', async ({ random, ms }) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const fetches = [await show(queryKeys.crew(7)), await show([...queryKeys.board, {}])]
  live.follow({ name: 'crew', data: { id: 7, change: 'updated' } })
  await vi.advanceTimersByTimeAsync(ms - 1)
  for (const fetch of fetches) expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  for (const fetch of fetches) expect(fetch).toHaveBeenCalledOnce()
})

test('a guest gets no unread count', async () => {
  live.follow({ name: 'message', data: { unreadCount: 3, unreadNotices: 1 } })
  expect(client.getQueryData(queryKeys.unreadCounts)).toBeUndefined()
})

test('a message event refetches the lists, the notices and the conversations on screen', async () => {
  beginSession({ id: 1 } as SessionUser)
  const list = await show([...queryKeys.messages, 'inbox'])
  const paused = await show([...queryKeys.messages, 'sent'], { paused: true })
  const conversation = await show([...queryKeys.conversations, 7])
  const notices = await show(queryKeys.notices)
  const warnings = await show(queryKeys.ownWarnings)
  live.follow({ name: 'message', data: { unreadCount: 1, unreadNotices: 1 } })
  await vi.advanceTimersByTimeAsync(500)
  expect(list).toHaveBeenCalledOnce()
  expect(conversation).toHaveBeenCalledOnce()
  expect(notices).toHaveBeenCalledOnce()
  expect(warnings).toHaveBeenCalledOnce()
  expect(paused).not.toHaveBeenCalled()
  clearSession()
})

test('a message event refetches what moderators get notices about, and no other list of the panel', async () => {
  beginSession({ id: 1 } as SessionUser)
  const noticed = await Promise.all(
    ['reports', 'report-stats', 'appeals'].map((list) => show([...queryKeys.moderation, list, {}])),
  )
  const others = await Promise.all(
    ['audit', 'users', 'statistics'].map((list) => show([...queryKeys.moderation, list, {}])),
  )
  live.follow({ name: 'message', data: { unreadCount: 1, unreadNotices: 1 } })
  await vi.advanceTimersByTimeAsync(500)
  for (const fetched of noticed) expect(fetched).toHaveBeenCalledOnce()
  for (const fetched of others) expect(fetched).not.toHaveBeenCalled()
  clearSession()
})

test('the unread count comes with the event, and no late answer brings back the old one', async () => {
  beginSession({ id: 1 } as SessionUser)
  const before = { unreadCount: 2, unreadNotices: 0 }
  const unread = await show(queryKeys.unreadCounts, { data: before })
  unread.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return before
  })
  client.refetchQueries({ queryKey: queryKeys.unreadCounts })
  live.follow({ name: 'message', data: { unreadCount: 3, unreadNotices: 1 } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(client.getQueryData(queryKeys.unreadCounts)).toEqual({ unreadCount: 3, unreadNotices: 1 })
  expect(unread).toHaveBeenCalledOnce()
  clearSession()
})
