import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '#contract/calendars/calendars.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

const calendarFeedQuery = queryOptions({
  queryKey: queryKeys.calendarFeed,
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
})

export const useCalendarFeed = () => useQuery(calendarFeedQuery)

export const useRenewCalendarFeed = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(renewCalendarFeed),
    onSuccess: ({ since }) => client.setQueryData<CalendarFeed>(queryKeys.calendarFeed, { since }),
    // The address is a secret: it goes with the section that shows it.
    gcTime: 0,
  })
}

export const useDeleteCalendarFeed = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteCalendarFeed),
    onSuccess: () => client.setQueryData<CalendarFeed>(queryKeys.calendarFeed, { since: null }),
  })
}
