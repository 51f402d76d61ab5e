import { useMutation, useQuery } from '@tanstack/react-query'
import { getReminderSettings, updateReminderSettings } from '#contract/missions/reminders.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'
import { ownCrews } from '#web/session/own-crews.ts'

export const useMyCrews = () =>
  useQuery({
    ...ownCrews,
    // Players often come here right after a change elsewhere.
    staleTime: 0,
    refetchInterval: pollMs,
  })

export const useRemindsByMail = () =>
  useQuery({
    queryKey: queryKeys.reminders,
    queryFn: ({ signal }) => call(getReminderSettings, {}, { signal }),
    select: ({ byMail }) => byMail,
  })

export const useUpdateRemindsByMail = () =>
  useMutation({
    ...useAnsweredChange<Answer<typeof updateReminderSettings>>(queryKeys.reminders, {
      also: () => [{ queryKey: queryKeys.noticeSettings }],
    }),
    mutationFn: (byMail: boolean) => call(updateReminderSettings, { body: { byMail } }),
  })
