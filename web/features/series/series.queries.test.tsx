import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '#web/api/query-keys.ts'
import { seriesQuery, useChangeDate } from './series.queries.ts'

const seriesId = 3

/** What the row of a date shows it by. */
const seriesWith = (state: string) => ({ id: seriesId, dates: [{ number: 2, state, crewId: null }] })

type Respond = (response: Response) => void
let client: QueryClient
/** Requests that wait for their answer, by method. */
let waiting: Record<string, Respond[]>

const answer = async (method: string, body: unknown, status = 200) => {
  await vi.waitFor(() => expect(waiting[method]?.length).toBeGreaterThan(0))
  waiting[method]?.shift()?.(new Response(JSON.stringify(body), { status }))
}

const shownState = () =>
  client.getQueryData<ReturnType<typeof seriesWith>>(queryKeys.seriesOf(seriesId))?.dates[0]?.state

/** The real hook: its mutation works without a mounted component. */
const changeDate = (): ReturnType<typeof useChangeDate> => {
  let change: ReturnType<typeof useChangeDate> | undefined
  const Row = () => {
    change = useChangeDate(seriesId, 2)
    return null
  }
  renderToString(
    <QueryClientProvider client={client}>
      <Row />
    </QueryClientProvider>,
  )
  if (!change) throw new Error('The row was not rendered')
  return change
}

beforeEach(async () => {
  client = new QueryClient()
  waiting = {}
  vi.stubGlobal(
    'fetch',
    (_: string, { method, signal }: { method: string; signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        waiting[method] = [...(waiting[method] ?? []), resolve]
      }),
  )
  new QueryObserver(client, seriesQuery(seriesId)).subscribe(() => undefined)
  await answer('GET', seriesWith('planned'))
  await vi.waitFor(() => expect(shownState()).toBe('planned'))
})

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

test('a date that is skipped stays so when a fetch from before brings it as it was', async () => {
  const refetched = client.refetchQueries({ queryKey: queryKeys.seriesOf(seriesId) })
  await vi.waitFor(() => expect(waiting.GET).toHaveLength(1))
  const skipped = changeDate().mutateAsync({ isSkipped: true })
  await answer('PATCH', seriesWith('skipped'))
  await skipped
  await answer('GET', seriesWith('planned'))
  await refetched
  expect(shownState()).toBe('skipped')
})

test('a date that was posted meanwhile is shown as posted after the refusal', async () => {
  const refused = changeDate().mutateAsync({ isSkipped: true })
  await answer('PATCH', { code: 'date_posted', message: 'It is posted already.' }, 409)
  await expect(refused).rejects.toThrow()
  await answer('GET', seriesWith('posted'))
  await vi.waitFor(() => expect(shownState()).toBe('posted'))
})
