import { focusManager, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/users/users.ts'
import { queryClient } from './query-client.ts'
import { queryKeys } from './query-keys.ts'
import { beginSession, clearSession } from './session-store.ts'

const player = (id: number) => ({ id }) as SessionUser

/** Observes a query as a mounted screen does. */
const show = async (queryKey: QueryKey, first: unknown) => {
  const answer = vi.fn(async () => first)
  const observer = new QueryObserver(queryClient(), { queryKey, queryFn: answer, staleTime: 60_000 })
  observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  answer.mockClear()
  return { answer, data: () => observer.getCurrentResult().data }
}

beforeEach(() => {
  vi.useFakeTimers()
  beginSession(player(1))
})

afterEach(() => {
  queryClient().clear()
  vi.useRealTimers()
})

test('when the session ends, an open post stays without its data about the player', async () => {
  const crew = await show(queryKeys.crew(7), { id: 7, viewer: { isMember: true } })
  const board = await show([...queryKeys.board, {}], { items: [{ id: 7, viewer: {} }], total: 1 })
  crew.answer.mockReturnValue(new Promise(() => undefined))
  board.answer.mockReturnValue(new Promise(() => undefined))
  clearSession()
  await vi.advanceTimersByTimeAsync(0)
  expect(crew.data()).toEqual({ id: 7 })
  expect(board.data()).toEqual({ items: [{ id: 7 }], total: 1 })
  expect(crew.answer).toHaveBeenCalledOnce()
  expect(board.answer).toHaveBeenCalledOnce()
})

test('when the session ends, private data is removed', async () => {
  const myCrews = await show(queryKeys.myCrews, { led: [{ id: 7 }] })
  myCrews.answer.mockReturnValue(new Promise(() => undefined))
  clearSession()
  await vi.advanceTimersByTimeAsync(0)
  expect(myCrews.data()).toBeUndefined()
})

test('the next player does not see data about the one before', async () => {
  const crew = await show(queryKeys.crew(7), { id: 7, viewer: { isAuthor: true } })
  crew.answer.mockResolvedValue({ id: 7, viewer: { isAuthor: false } })
  beginSession(player(2))
  expect(crew.data()).toEqual({ id: 7 })
  await vi.advanceTimersByTimeAsync(0)
  expect(crew.data()).toEqual({ id: 7, viewer: { isAuthor: false } })
})

test('a tab that is shown again refetches what is on screen, however fresh it is', async () => {
  queryClient().mount()
  const crew = await show(queryKeys.crew(7), { id: 7 })
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(crew.answer).not.toHaveBeenCalled()
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(crew.answer).toHaveBeenCalledOnce()
  queryClient().unmount()
  focusManager.setFocused(undefined)
})
