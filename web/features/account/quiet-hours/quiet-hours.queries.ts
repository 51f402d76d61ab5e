import { useMutation, useQuery } from '@tanstack/react-query'
import { getQuietHours, updateQuietHours } from '#contract/notices/quiet-hours.ts'
import type { QuietHours } from '#contract/notices/quiet-hours-form.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const useQuietHours = () =>
  useQuery({
    queryKey: queryKeys.quietHours,
    queryFn: ({ signal }) => call(getQuietHours, {}, { signal }),
  })

export const useUpdateQuietHours = () =>
  useMutation({
    ...useAnsweredChange<QuietHours>(queryKeys.quietHours),
    mutationFn: (hours: QuietHours) => call(updateQuietHours, { body: hours }),
    // One after the other: the last choice must be the one that is stored.
    scope: { id: 'quiet-hours' },
  })
