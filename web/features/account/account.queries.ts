import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deleteAccount,
  exportAccount,
  requestConfirmation,
  requestEmailChange,
} from '#contract/account/account.ts'
import { changePassword } from '#contract/auth/new-passwords.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import {
  getNoticeSettings,
  type NoticeSetting,
  type NoticeSettings,
  updateNoticeSetting,
  updateNoticeSettings,
} from '#contract/notices/notices.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const useNoticeSettings = () =>
  useQuery({
    queryKey: queryKeys.noticeSettings,
    queryFn: ({ signal }) => call(getNoticeSettings, {}, { signal }),
    // Reminders by mail can be changed elsewhere too.
    staleTime: 0,
  })

export const useUpdateNoticeSetting = (kind: NoticeKind) =>
  useMutation({
    ...useAnsweredChange<NoticeSettings>(queryKeys.noticeSettings, {
      // Only this kind: changes to the others may still be in flight.
      update: (before, settings) => before && { ...before, [kind]: settings[kind] },
      also: () => (kind === 'reminder' ? [{ queryKey: queryKeys.reminders }] : []),
    }),
    mutationFn: (setting: NoticeSetting) => call(updateNoticeSetting, { params: { kind }, body: setting }),
    // One after the other: the last choice must be the one that is stored.
    scope: { id: `notice-${kind}` },
  })

export const useUpdateNoticeSettings = () =>
  useMutation({
    ...useAnsweredChange<NoticeSettings>(queryKeys.noticeSettings, {
      also: () => [{ queryKey: queryKeys.reminders }],
    }),
    mutationFn: (settings: NoticeSettings) => call(updateNoticeSettings, { body: settings }),
    scope: { id: 'notices' },
  })

export const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Request<typeof changePassword>['body']) => call(changePassword, { body }),
    // The other devices are signed out.
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.access }),
  })
}

export const useRequestConfirmation = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(requestConfirmation, {}),
    // If it is confirmed already, the page does not know yet.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.email }),
  })
}

export const useRequestEmailChange = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Request<typeof requestEmailChange>['body']) => call(requestEmailChange, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.email }),
  })
}

export const useExportAccount = () =>
  useMutation({ mutationFn: (password: string | undefined) => call(exportAccount, { body: { password } }) })

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (password: string | undefined) => call(deleteAccount, { body: { password } }) })
