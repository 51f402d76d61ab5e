import { queryOptions, useQuery } from '@tanstack/react-query'
import { getFleet } from '#contract/fleet/fleet.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const fleetOf = (userId: number) =>
  queryOptions({
    queryKey: queryKeys.fleetOf(userId),
    queryFn: ({ signal }) => call(getFleet, { params: { id: userId } }, { signal }),
  })

/** A player's own fleet is fresh for a minute. Guests have none. */
export const useOwnFleet = (userId: number | undefined) =>
  useQuery({ ...fleetOf(userId ?? 0), staleTime: 60_000, enabled: userId !== undefined })
