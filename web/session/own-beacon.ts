import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBeacon } from '#contract/beacons/beacons.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useUser } from './session.ts'

/** The player's own beacon, also when it is out: the next one is filled in from it. Null until they have lit one. */
export const ownBeaconQuery = () =>
  queryOptions({
    queryKey: queryKeys.ownBeacon,
    queryFn: async ({ signal }) => (await call(getBeacon, {}, { signal })).beacon,
    staleTime: 30_000,
  })

/** Guests have none. */
export const useOwnBeacon = () => useQuery({ ...ownBeaconQuery(), enabled: useUser() !== undefined })
