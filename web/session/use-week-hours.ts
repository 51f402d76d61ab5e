import { queryOptions, useQuery } from '@tanstack/react-query'
import { getWeekHours } from '#contract/profiles/hours.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useUser } from './session.ts'

/** The hours of the player's week: those they have named, else what their play times say. */
export const weekHoursQuery = () =>
  queryOptions({
    queryKey: queryKeys.weekHours,
    queryFn: async ({ signal }) => (await call(getWeekHours, {}, { signal })).hours,
  })

/** Guests have none. */
export const useWeekHours = () => useQuery({ ...weekHoursQuery(), enabled: useUser() !== undefined })
