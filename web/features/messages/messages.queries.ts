import { useQuery } from '@tanstack/react-query'
import { listMessages } from '#contract/messages.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { pollMs } from '#web/live/polling.ts'

/** How many messages the player has not read. For the bar, which is outside the pages and their provider. */
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
