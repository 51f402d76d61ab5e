import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InboxKind } from '#contract/messages/limits.ts'
import { listMessages } from '#contract/messages/messages.ts'
import type { UnreadCounts } from '#contract/wire/events.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const unreadCountsQuery = () =>
  queryOptions({
    queryKey: queryKeys.unreadCounts,
    queryFn: async ({ signal }): Promise<UnreadCounts> => {
      const { messages, ...counts } = await call(listMessages, { query: { limit: '1' } }, { signal })
      return counts
    },
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export type UnreadPart = InboxKind

const parts: Readonly<Record<UnreadPart, (counts: UnreadCounts) => number>> = {
  letters: ({ unreadCount, unreadNotices }) => unreadCount - unreadNotices,
  notices: ({ unreadNotices }) => unreadNotices,
}

/** Undefined until it is known. */
export const useUnread = (part: UnreadPart): number | undefined =>
  useQuery({ ...unreadCountsQuery(), select: parts[part] }).data
