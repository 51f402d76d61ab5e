import { hydrate, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { answerTexts } from '#web/api/error-code-texts.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { FailedQuery, RenderedState } from './rendered-state.ts'

const takeOverFailure = (client: QueryClient, { queryKey, error }: FailedQuery, now: number): void => {
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
export const takeOverQueries = ({ queries, failures, now }: RenderedState): void => {
  const client = queryClient()
  hydrate(client, queries)
  for (const failure of failures) takeOverFailure(client, failure, now)
}
