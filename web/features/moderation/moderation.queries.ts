import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CrewReport,
  type DecisionDraft,
  decideReport,
  getModerationStats,
  getReport,
  getReportStats,
  listReports,
} from '#contract/reports/cases.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import {
  type BanDraft,
  banUser,
  deleteComment,
  deleteCrew,
  type RemovalDraft,
  type WarningDraft,
  warnUser,
} from '#contract/sanctions/sanctions.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { ReportsSearch } from './reports-search.ts'

export const useReportStats = () =>
  useQuery({
    queryKey: queryKeys.reportStats,
    queryFn: ({ signal }) => call(getReportStats, {}, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

interface Cursor {
  readonly before?: string
}
const firstPage: Cursor = {}

/** Where the next page begins; undefined after the last one. */
const nextCursor = (page: readonly CrewReport[]): Cursor | undefined => {
  const oldest = page.at(-1)
  return oldest && page.length === moderationLimits.page ? { before: String(oldest.id) } : undefined
}

export const useReports = ({ status: chosen, category, search }: ReportsSearch) => {
  const status = chosen ?? 'pending'
  return useInfiniteQuery({
    queryKey: [...queryKeys.reports, { status, category, search }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listReports,
        {
          query: {
            ...(status === 'all' ? {} : { status }),
            ...(category ? { category } : {}),
            ...(search ? { search } : {}),
            ...pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: nextCursor,
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })
}

export const useReport = (id: number | undefined) =>
  useQuery({
    queryKey: [...queryKeys.moderation, 'report', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getReport, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: pollMs,
  })

export const useModerationStats = () =>
  useQuery({
    queryKey: [...queryKeys.moderation, 'statistics'],
    queryFn: ({ signal }) => call(getModerationStats, {}, { signal }),
  })

const longestRefetchMs = 2000

/**
 * A decision can change every list and every number of the panel. It ends when they are up to date, because the focus
 * goes on to the next entry of the list, but it does not wait long for a slow answer.
 */
export const useModerationChange = <Variables, Data>(change: (variables: Variables) => Promise<Data>) => {
  const client = useQueryClient()
  const refetch = () => client.invalidateQueries({ queryKey: queryKeys.moderation })
  return useMutation({
    // Without a network, fail at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: change,
    onSuccess: () =>
      Promise.race([refetch(), new Promise((resolve) => setTimeout(resolve, longestRefetchMs))]),
    // Somebody else may have been faster: the panel shows what they did.
    onError: () => {
      refetch()
    },
  })
}

export const useBanUser = (id: number) =>
  useModerationChange((body: BanDraft) => call(banUser, { params: { id }, body }))

export const useWarnUser = (id: number) =>
  useModerationChange((body: WarningDraft) => call(warnUser, { params: { id }, body }))

export const useDecideReport = (id: number) =>
  useModerationChange((body: DecisionDraft) => call(decideReport, { params: { id }, body }))

const removals = { crew: deleteCrew, comment: deleteComment } as const

export const useRemoval = (kind: keyof typeof removals, id: number) =>
  useModerationChange((body: RemovalDraft) => call(removals[kind], { params: { id }, body }))
