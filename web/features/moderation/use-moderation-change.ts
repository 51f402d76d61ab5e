import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#web/api/query-keys.ts'

const longestRefetchMs = 2000

/**
 * A decision can change every list and every number of the panel. It ends when they are up to date, because the focus
 * goes on to the next entry of the list, but it does not wait long for a slow answer.
 */
export const useModerationChange = <Variables, Data>(change: (variables: Variables) => Promise<Data>) => {
  const client = useQueryClient()
  const refetch = () => client.invalidateQueries({ queryKey: queryKeys.moderation })
  return useMutation({
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always',
    mutationFn: change,
    onSuccess: () =>
      Promise.race([refetch(), new Promise((resolve) => setTimeout(resolve, longestRefetchMs))]),
    // Another player may have been faster: the panel shows what they did.
    onError: () => {
      refetch()
    },
  })
}
