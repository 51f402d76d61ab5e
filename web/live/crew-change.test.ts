import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { afterCrewChange } from './crew-change.ts'

let client: QueryClient

/** Shows a query on a screen; from its second request on, the server takes this long. */
const show = async (queryKey: QueryKey, ms: number) => {
  const fetched = vi.fn(async () => ({ title: 'as it was' }))
  new QueryObserver(client, { queryKey, queryFn: () => fetched() }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  fetched.mockClear()
  fetched.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return { title: 'as it was' }
  })
  return fetched
}

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
})

afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

test('a change is done when the crew is refetched, however long the lists take', async () => {
  const crew = await show(queryKeys.crew(7), 100)
  const lists = [
    await show([...queryKeys.board, {}], 9000),
    await show([...queryKeys.applicationsOf(7), 'crew'], 9000),
    await show(queryKeys.myCrews, 9000),
  ]
  const done = vi.fn()
  afterCrewChange(client, 7).then(done)
  await vi.advanceTimersByTimeAsync(99)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
  for (const fetched of [crew, ...lists]) expect(fetched).toHaveBeenCalledOnce()
})

test('a crew that comes with the answer is shown at once, and no late fetch brings the old one back', async () => {
  const crew = await show(queryKeys.crew(7), 100)
  client.refetchQueries({ queryKey: queryKeys.crew(7) })
  await vi.advanceTimersByTimeAsync(50)
  const done = vi.fn()
  afterCrewChange(client, 7, { id: 7, title: 'as it is' } as CrewDetails).then(done)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(client.getQueryData(queryKeys.crew(7))).toMatchObject({ title: 'as it is' })
  expect(crew).toHaveBeenCalledOnce()
})
