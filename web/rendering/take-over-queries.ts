import { hydrate, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import type { FailedQuery, RenderedState } from './rendered-state.ts'

const takeOverFailure = async (
  client: QueryClient,
  { queryKey, error }: FailedQuery,
  now: number,
): Promise<void> => {
  // Few pages have a failure, and its texts are large.
  const { answerTexts } = await loadChunk(() => import('#web/api/error-code-texts.ts'))
  // The server has just answered: the page shows what it said, and requests it again with the next poll or retry.
  client.setQueryDefaults(queryKey, { retryOnMount: false })
  const { message, ...rest } = error
  const failure = new ApiError(message, {
    ...rest,
    fields: {},
    texts: answerTexts(rest.code, rest.retryAfterSeconds),
  })
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({ status: 'error', error: failure, errorUpdatedAt: now, errorUpdateCount: 1 })
}

/** Puts the answers that the server rendered from into the cache. */
export const takeOverQueries = async ({ queries, failures, now }: RenderedState): Promise<void> => {
  const client = queryClient()
  hydrate(client, queries)
  await Promise.all(failures.map((failure) => takeOverFailure(client, failure, now)))
}
