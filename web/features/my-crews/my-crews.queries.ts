import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getReminderSettings, updateReminderSettings } from '#contract/missions/reminders.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
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

export const useUpdateRemindsByMail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (byMail: boolean) => call(updateReminderSettings, { body: { byMail } }),
    onSuccess: (settings) => {
      client.setQueryData(queryKeys.reminders, settings)
      return client.invalidateQueries({ queryKey: queryKeys.noticeSettings })
    },
  })
}
