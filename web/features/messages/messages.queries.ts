import { useQuery } from '@tanstack/react-query'
import { listMessages } from '#contract/messages.ts'
import { call } from '#web/api/call.ts'
import { pollMs, queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** How many messages are unread. The top bar is outside the query provider, so the client is passed in. */
export const useUnreadCount = (): number | undefined => {
  const { data } = useQuery(
    {
      queryKey: queryKeys.unreadCount,
      queryFn: async ({ signal }) => (await call(listMessages, {}, { signal })).unreadCount,
      staleTime: 10_000,
      refetchInterval: pollMs,
    },
    queryClient(),
  )
  return data
}
