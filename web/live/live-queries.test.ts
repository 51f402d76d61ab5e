import { focusManager, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/users.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { beginSession, endSessionCopy } from '#web/session/session-store.ts'
import { followNews } from './live-queries.ts'

let client: QueryClient
let news: ReturnType<typeof followNews>

/** Shows a query on a screen and counts how often the server is asked for it. */
const show = async (queryKey: QueryKey, { data = {} as unknown, paused = false } = {}) => {
  const asked = vi.fn(async () => data)
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: asked,
    staleTime: 60_000,
    meta: { paused },
  })
  observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  asked.mockClear()
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  news = followNews(client)
})

afterEach(() => {
  news.stop()
  client.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

test('news of a crew asks for that crew and for no other', async () => {
  const crew = await show(queryKeys.crew(7))
  const other = await show(queryKeys.crew(8))
  const applications = await show(queryKeys.applicationsOf(7))
  news.follow({ name: 'crew', id: 7, change: 'updated' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
  expect(applications).not.toHaveBeenCalled()
})

test('news of applications asks for the applications of that crew', async () => {
  const applications = await show([...queryKeys.applicationsOf(7), 'crew'])
  const myCrews = await show(queryKeys.myCrews, { data: { led: [], joined: [], applied: [], past: [] } })
  news.follow({ name: 'crew', id: 7, change: 'updated' })
  news.follow({ name: 'application', crewId: 7 })
  await vi.advanceTimersByTimeAsync(100)
  expect(applications).toHaveBeenCalledOnce()
  expect(myCrews).toHaveBeenCalledOnce()
})

test('a crew of someone else does not refresh the own ones', async () => {
  const mine = { led: [{ id: 7 }], joined: [], applied: [], past: [] }
  const myCrews = await show(queryKeys.myCrews, { data: mine })
  news.follow({ name: 'crew', id: 8, change: 'updated' })
  await vi.advanceTimersByTimeAsync(100)
  expect(myCrews).not.toHaveBeenCalled()
  news.follow({ name: 'crew', id: 7, change: 'updated' })
  await vi.advanceTimersByTimeAsync(100)
  expect(myCrews).toHaveBeenCalledOnce()
})

test('the board follows within a second, and many changes at once are one request', async () => {
  const board = await show([...queryKeys.board, { page: '1' }])
  for (const id of [1, 2, 3, 4]) news.follow({ name: 'crew', id, change: 'created' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(board).toHaveBeenCalledOnce()
})

test('a stream of changes does not become a flood of requests', async () => {
  const board = await show([...queryKeys.board, { page: '1' }])
  for (let second = 0; second < 60; second += 1) {
    news.follow({ name: 'crew', id: second, change: 'created' })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(board.mock.calls.length).toBeGreaterThan(10)
  expect(board.mock.calls.length).toBeLessThan(17)
})

test('a paused board stays as it is, also after a gap', async () => {
  const board = await show([...queryKeys.board, { page: '1' }], { paused: true })
  const crew = await show(queryKeys.crew(7))
  news.follow({ name: 'crew', id: 7, change: 'updated' })
  await vi.advanceTimersByTimeAsync(5000)
  news.follow({ name: 'gap', at: Date.now() })
  await vi.advanceTimersByTimeAsync(1000)
  expect(board).not.toHaveBeenCalled()
  expect(crew).toHaveBeenCalled()
})

test('an answer that was on its way before the news does not pass for the newest', async () => {
  const crew = await show(queryKeys.crew(7))
  crew.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { seats: 'as they were' }
  })
  client.refetchQueries({ queryKey: queryKeys.crew(7) })
  news.follow({ name: 'crew', id: 7, change: 'updated' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledTimes(2)
})

test('after a gap what was answered before it is asked for once more, however fresh it is', async () => {
  const before = await show(queryKeys.crew(7))
  await vi.advanceTimersByTimeAsync(5000)
  const justNow = await show(queryKeys.crew(8))
  news.follow({ name: 'gap', at: Date.now() })
  const after = await show(queryKeys.crew(9))
  await vi.advanceTimersByTimeAsync(1000)
  expect(before).toHaveBeenCalledOnce()
  expect(justNow, 'a page that has just been loaded').toHaveBeenCalledOnce()
  expect(after).not.toHaveBeenCalled()
})

test('what is being asked for when a gap ends is not asked for twice', async () => {
  const crew = await show(queryKeys.crew(7))
  crew.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return {}
  })
  client.refetchQueries({ queryKey: queryKeys.crew(7) })
  news.follow({ name: 'gap', at: Date.now() })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledOnce()
})

test('asking again after a gap leaves what is shown on screen', async () => {
  await show(queryKeys.crew(7), { data: { seats: 3 } })
  const states: unknown[] = []
  client.getQueryCache().subscribe(({ query }) => states.push([query.state.status, query.state.data]))
  news.follow({ name: 'gap', at: Date.now() })
  await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(states.map((state) => JSON.stringify(state)))).toEqual(new Set(['["success",{"seats":3}]']))
})

test('what the own step has asked for since the news is not asked for twice', async () => {
  const crew = await show(queryKeys.crew(7))
  const board = await show([...queryKeys.board, { page: '1' }])
  news.follow({ name: 'crew', id: 7, change: 'updated' })
  client.invalidateQueries({ queryKey: queryKeys.crew(7) })
  client.invalidateQueries({ queryKey: queryKeys.board })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).toHaveBeenCalledOnce()
  expect(board).toHaveBeenCalledOnce()
})

test('a crew that was never shown is not asked for when the tab is looked at again', async () => {
  focusManager.setFocused(false)
  for (const id of [7, 8, 9]) news.follow({ name: 'crew', id, change: 'updated' })
  await vi.advanceTimersByTimeAsync(1000)
  const crew = await show(queryKeys.crew(7))
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew).not.toHaveBeenCalled()
})

test('a tab that nobody looks at asks when it is looked at again', async () => {
  const crew = await show(queryKeys.crew(7))
  focusManager.setFocused(false)
  news.follow({ name: 'crew', id: 7, change: 'updated' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(crew).not.toHaveBeenCalled()
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(crew).toHaveBeenCalledOnce()
})

test('a guest is told nothing about messages', async () => {
  news.follow({ name: 'message', unreadCount: 3 })
  expect(client.getQueryData(queryKeys.unreadCount)).toBeUndefined()
})

test('the count of unread messages comes with the news, and no late answer brings back the old one', async () => {
  beginSession({ id: 1 } as SessionUser)
  const unread = await show(queryKeys.unreadCount, { data: 2 })
  unread.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return 2
  })
  client.refetchQueries({ queryKey: queryKeys.unreadCount })
  news.follow({ name: 'message', unreadCount: 3 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(client.getQueryData(queryKeys.unreadCount)).toBe(3)
  expect(unread).toHaveBeenCalledOnce()
  endSessionCopy()
})
