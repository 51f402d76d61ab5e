import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  type CalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '#contract/calendars/calendars.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

const calendarFeedQuery = queryOptions({
  queryKey: queryKeys.calendarFeed,
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
})

export const useCalendarFeed = () => useQuery(calendarFeedQuery)

export const useRenewCalendarFeed = () =>
  useMutation({
    ...useAnsweredChange<Answer<typeof renewCalendarFeed>, CalendarFeed>(queryKeys.calendarFeed, {
      update: (_, { since }) => ({ since }),
    }),
    mutationFn: () => call(renewCalendarFeed),
    // The address is a secret: it goes with the section that shows it.
    gcTime: 0,
  })

export const useDeleteCalendarFeed = () =>
  useMutation({
    ...useAnsweredChange<void, CalendarFeed>(queryKeys.calendarFeed, {
      update: () => ({ since: null }),
    }),
    mutationFn: () => call(deleteCalendarFeed),
  })
