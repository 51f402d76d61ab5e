import { useMutation } from '@tanstack/react-query'
import { type ReportDraft, reportPlayer } from '#contract/reports.ts'
import { call } from '#web/api/call.ts'

export const useReportPlayer = (crewId: number, reportedUserId: number) =>
  useMutation({
    // Without a network, fail at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: (draft: ReportDraft) =>
      call(reportPlayer, { params: { id: crewId }, body: { ...draft, reportedUserId } }),
  })
