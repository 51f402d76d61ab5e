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

/** What was reported says so once it is refetched. `keys`: of the queries that show it. */
const useReport = <Input>(
  send: (input: Input) => Promise<unknown>,
  keysOf: (input: Input) => readonly (readonly unknown[])[],
) => {
  const client = useQueryClient()
  return useMutation({
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: (_receipt, input) => {
      for (const queryKey of keysOf(input)) client.invalidateQueries({ queryKey })
    },
  })
}

export const useReportPicture = (crewId: number, id: number) =>
  useReport(
    (body: ReportDraft) => call(reportPicture, { params: { id }, body }),
    () => [queryKeys.logOf(crewId)],
  )

export const useReportComment = (crewId: number, id: number) =>
  useReport(
    (body: ReportDraft) => call(reportComment, { params: { id }, body }),
    () => [queryKeys.commentsOf(crewId), queryKeys.chatOf(crewId)],
  )

export const useReportConversation = (id: number) =>
  useReport(
    (body: ReportDraft) => call(reportConversation, { params: { id }, body }),
    () => [queryKeys.conversations],
  )

export const useReportProfile = (id: number) =>
  useReport(
    (body: ReportDraft) => call(reportProfile, { params: { id }, body }),
    () => [queryKeys.player(id)],
  )

export const useReportSettlement = (crewId: number) =>
  useReport(
    (body: ReportDraft) => call(reportSettlement, { params: { id: crewId }, body }),
    () => [queryKeys.settlementOf(crewId)],
  )

export const useReportPlayer = (reportedUserId: number) =>
  useReport(
    ({ crewId, draft }: { crewId: number; draft: ReportDraft }) =>
      call(reportPlayer, { params: { id: crewId }, body: { ...draft, reportedUserId } }),
    ({ crewId }) => [queryKeys.crew(crewId), queryKeys.applicationsOf(crewId)],
  )

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
