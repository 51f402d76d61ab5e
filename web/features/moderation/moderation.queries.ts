import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getReport, getReportStats } from '#contract/admin-reports.ts'
import { type BanDraft, banUser, type WarningDraft, warnUser } from '#contract/moderation.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useReportStats = () =>
  useQuery({
    queryKey: [...queryKeys.moderation, 'report-stats'],
    queryFn: ({ signal }) => call(getReportStats, {}, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export const useReport = (id: number | undefined) =>
  useQuery({
    queryKey: [...queryKeys.moderation, 'report', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getReport, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: pollMs,
  })

/** A decision can change every list and every number of the panel. It ends when they are up to date. */
export const useModerationChange = <Variables, Data>(change: (variables: Variables) => Promise<Data>) => {
  const client = useQueryClient()
  return useMutation({
    // Without a network, fail at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.moderation }),
  })
}

export const useBanUser = (id: number) =>
  useModerationChange((body: BanDraft) => call(banUser, { params: { id }, body }))

export const useWarnUser = (id: number) =>
  useModerationChange((body: WarningDraft) => call(warnUser, { params: { id }, body }))
