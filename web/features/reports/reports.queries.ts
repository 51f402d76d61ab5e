import { useMutation } from '@tanstack/react-query'
import { type ReportDraft, reportComment, reportPlayer } from '#contract/reports.ts'
import { call } from '#web/api/call.ts'

export const useReportComment = (id: number) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: ReportDraft) => call(reportComment, { params: { id }, body }),
  })

export const useReportPlayer = (crewId: number, reportedUserId: number) =>
  useMutation({
    // Without a network, fail at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: (draft: ReportDraft) =>
      call(reportPlayer, { params: { id: crewId }, body: { ...draft, reportedUserId } }),
  })
