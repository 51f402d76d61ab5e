/** Lists of cases that wait for a decision, and how many there are. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { pollMs } from '#web/api/query-client.ts'

interface Case {
  readonly id: number
}

const isFullPage = (page: readonly Case[]): boolean => page.length === moderationLimits.page

/** `fetchPage`: `last` is the id of the last case shown, undefined for the first page. */
export const useQueue = <C extends Case>(
  queryKey: readonly unknown[],
  fetchPage: (last: string | undefined, signal: AbortSignal) => Promise<C[]>,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: (page) => (isFullPage(page) ? String(page.at(-1)?.id) : undefined),
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/** How many cases wait, as far as one page of them shows. */
export const useQueueCount = (
  queryKey: readonly unknown[],
  fetchFirst: (signal: AbortSignal) => Promise<readonly Case[]>,
  enabled = true,
) =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const first = await fetchFirst(signal)
      return { count: first.length, hasMore: isFullPage(first) }
    },
    enabled,
    staleTime: 10_000,
    refetchInterval: pollMs,
  })
