import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteNotices,
  listNotices,
  type NoticeGroup,
  readAllNotices,
  readNotices,
} from '#contract/notices/list.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentLocale } from '#web/i18n/language.ts'

interface Cursor {
  readonly before?: string
}
const firstPage: Cursor = {}

/** A group that something new was added to between two pages is in both: its newest state counts. */
const withoutRepeats = (groups: readonly NoticeGroup[]): readonly NoticeGroup[] =>
  [...new Map([...groups].reverse().map((group) => [group.key, group])).values()].reverse()

export const useNotices = () => {
  const client = useQueryClient()
  return useInfiniteQuery({
    // The server writes them in the language of the page.
    queryKey: [...queryKeys.notices, currentLocale()],
    queryFn: async ({ pageParam, signal }) => {
      const { unreadCount, unreadNotices, ...page } = await call(
        listNotices,
        { query: pageParam },
        { signal },
      )
      // The badges and the list come from one answer, so that they agree.
      client.setQueryData(queryKeys.unreadCounts, { unreadCount, unreadNotices })
      return page
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ notices, hasMore }): Cursor | undefined => {
      const last = notices.at(-1)
      return last && hasMore ? { before: String(last.id) } : undefined
    },
    select: ({ pages }) => ({
      groups: withoutRepeats(pages.flatMap(({ notices }) => notices)),
      // Only the first page has any.
      offers: pages.flatMap(({ offers }) => offers),
    }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })
}

const useNoticeChange = <Variables>(change: (variables: Variables) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      const stale = [queryKeys.notices, queryKeys.unreadCounts]
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

export const useReadNotices = () => useNoticeChange((id: number) => call(readNotices, { params: { id } }))

export const useDeleteNotices = () =>
  useNoticeChange((id: number) => call(deleteNotices, { params: { id } }, { keepalive: true }))

export const useReadAllNotices = () => useNoticeChange(() => call(readAllNotices))
