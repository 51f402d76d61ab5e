import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listPlayerMissions } from '#contract/profiles/players.ts'
import type { ReportDraft } from '#contract/reports/draft.ts'
import { reportPicture } from '#contract/reports/pictures.ts'
import {
  reportComment,
  reportConversation,
  reportPlayer,
  reportProfile,
  reportSettlement,
} from '#contract/reports/reports.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useReportPicture = (id: number) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: ReportDraft) => call(reportPicture, { params: { id }, body }),
  })

export const useReportComment = (id: number) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: ReportDraft) => call(reportComment, { params: { id }, body }),
  })

export const useReportConversation = (id: number) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: ReportDraft) => call(reportConversation, { params: { id }, body }),
  })

export const useReportProfile = (id: number) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: ReportDraft) => call(reportProfile, { params: { id }, body }),
  })

export const useReportSettlement = (crewId: number) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: ReportDraft) => call(reportSettlement, { params: { id: crewId }, body }),
  })

export const useReportPlayer = (reportedUserId: number) =>
  useMutation({
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always',
    mutationFn: ({ crewId, draft }: { crewId: number; draft: ReportDraft }) =>
      call(reportPlayer, { params: { id: crewId }, body: { ...draft, reportedUserId } }),
  })

/** Gets the latest missions of a player, which their profile shows as well. */
export const useFetchMissions = (playerId: number) => {
  const client = useQueryClient()
  return () =>
    client.fetchQuery({
      queryKey: [...queryKeys.player(playerId), 'missions'],
      queryFn: async ({ signal }) =>
        (await call(listPlayerMissions, { params: { id: playerId } }, { signal })).missions,
      networkMode: 'always',
      staleTime: 10_000,
    })
}
