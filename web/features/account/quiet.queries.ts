import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getQuietHours, updateQuietHours } from '#contract/notices/quiet-hours.ts'
import type { QuietHours } from '#contract/notices/quiet-hours-form.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useQuietHours = () =>
  useQuery({
    queryKey: queryKeys.quietHours,
    queryFn: ({ signal }) => call(getQuietHours, {}, { signal }),
  })

export const useUpdateQuietHours = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hours: QuietHours) => call(updateQuietHours, { body: hours }),
    onSuccess: (hours) => client.setQueryData(queryKeys.quietHours, hours),
  })
}
