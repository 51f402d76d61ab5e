import {
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'

/**
 * Shows the state after a change. A fetch that is in flight may still bring the state before, so it is cancelled. Where
 * the new state is not known, because the answer is empty or nothing has been loaded yet, it is fetched.
 */
export const showAnswer = async <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  stateAfter: (before: Data | undefined) => Data | undefined,
): Promise<void> => {
  await client.cancelQueries({ queryKey, exact: true })
  const state = stateAfter(client.getQueryData<Data>(queryKey))
  if (state === undefined) await client.invalidateQueries({ queryKey, exact: true })
  else client.setQueryData(queryKey, state)
}

interface Options<Answer, Data, Variables> {
  /** What the query shows afterwards; by default the answer itself. */
  readonly update?: (before: Data | undefined, answer: Answer, variables: Variables) => Data | undefined
  /** What else has changed: it is refetched without waiting. */
  readonly also?: (answer: Answer) => readonly InvalidateQueryFilters[]
}

/** What all changes have in common that the server answers with what a query shows, or a part of it. */
export const useAnsweredChange = <Answer, Data = Answer, Variables = unknown>(
  queryKey: QueryKey,
  options: Options<Answer, Data, Variables> = {},
) => {
  const client = useQueryClient()
  const { update = (_: unknown, answer: Answer) => answer as unknown as Data, also } = options
  return {
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always' as const,
    onSuccess: async (answer: Answer, variables: Variables): Promise<void> => {
      for (const filters of also?.(answer) ?? []) void client.invalidateQueries(filters)
      await showAnswer<Data>(client, queryKey, (before) => update(before, answer, variables))
    },
    // A refusal means that the page is stale: refetch now instead of waiting for the event.
    onError: (error: Error): void => {
      if (error instanceof ApiError) void client.invalidateQueries({ queryKey })
    },
  }
}
