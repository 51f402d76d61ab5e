import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  type CrewReport,
  type DecisionDraft,
  decideReport,
  getModerationStats,
  getReport,
  getReportStats,
  listReports,
} from '#contract/reports/cases.ts'
import type { ReportStatus } from '#contract/reports/fields.ts'
import { deleteLogPicture } from '#contract/reports/pictures.ts'
import { deleteComment, deleteCrew, type RemovalDraft } from '#contract/reports/removals.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'
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
  readonly after?: string
  readonly afterFirst?: string
}
const firstPage: Cursor = {}

/** Where the next page begins; undefined after the last one. */
const nextCursor = (
  status: ReportStatus | 'all',
  page: readonly CrewReport[],
  pages: readonly (readonly CrewReport[])[],
): Cursor | undefined => {
  const last = page.at(-1)
  if (!last || page.length < moderationLimits.page) return undefined
  if (status !== 'pending') return { before: String(last.id) }
  const isSamePlayer = ({ id, reportedUserId }: CrewReport) =>
    reportedUserId === null ? id === last.id : reportedUserId === last.reportedUserId
  const first = pages.flat().find(isSamePlayer) ?? last
  return { after: String(last.id), afterFirst: String(first.id) }
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
    getNextPageParam: (page, pages) => nextCursor(status, page, pages),
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

export const useDecideReport = (id: number) =>
  useModerationChange((body: DecisionDraft) => call(decideReport, { params: { id }, body }))

const removals = { crew: deleteCrew, comment: deleteComment, picture: deleteLogPicture } as const

export const useRemoval = (kind: keyof typeof removals, id: number) =>
  useModerationChange((body: RemovalDraft) => call(removals[kind], { params: { id }, body }))
