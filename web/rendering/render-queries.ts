/** The data of a page that is rendered on the server. */
import { dehydrate, type Query, QueryClient, type QueryObserverOptions } from '@tanstack/react-query'
import { ApiError, isRefusal } from '#web/api/api-error.ts'
import { loadPartChunks } from '#web/browser/lazy-part.tsx'
import { pageRecord } from '#web/browser/page-record.ts'
import type { FailedQuery, RenderedState } from './rendered-state.ts'

/** Data that only the answer to another request asks for is rendered too, but not more than that. */
const maxRounds = 3

export const createServerQueryClient = (): QueryClient =>
  new QueryClient({
    // The same page is rendered several times, and has to show a failure instead of trying again.
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })

const isWaiting = ({ state, options }: Query): boolean => {
  // The options are those of the component that asks, which may not want the data yet.
  const { enabled, queryFn } = options as Partial<QueryObserverOptions>
  return state.status === 'pending' && enabled !== false && typeof queryFn === 'function'
}

/** Whatever failed for another reason than a refusal, the browser has to try again by itself. */
const throwFailure = (client: QueryClient): void => {
  const errors = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.error)
  const failure = errors.find((error) => error !== null && !isRefusal(error))
  if (failure) throw failure
}

/**
 * Rendering finds out what data the page needs: each query that a component asks for is in the cache afterwards. It is
 * loaded, and the page rendered again with it.
 */
export const renderWithData = async (client: QueryClient, render: () => string): Promise<string> => {
  for (let round = 1; ; round += 1) {
    const html = render()
    const waiting = client.getQueryCache().findAll({ predicate: isWaiting })
    const hasNewParts = await loadPartChunks(pageRecord().parts)
    if ((waiting.length === 0 && !hasNewParts) || round === maxRounds) return html
    await Promise.allSettled(waiting.map((query) => query.fetch()))
    throwFailure(client)
  }
}

const failureOf = ({ queryKey, state }: Query): FailedQuery[] => {
  const { error } = state
  if (state.status !== 'error' || !(error instanceof ApiError)) return []
  const { message, status, code, serverMessage, retryAfterSeconds, details } = error
  return [{ queryKey, error: { message, status, code, serverMessage, retryAfterSeconds, details } }]
}

export const dehydrateQueries = (client: QueryClient): Pick<RenderedState, 'queries' | 'failures'> => ({
  queries: dehydrate(client),
  failures: client.getQueryCache().getAll().flatMap(failureOf),
})
