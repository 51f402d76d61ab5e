import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBeacon } from '#contract/beacons/beacons.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useUser } from './session.ts'

/** The player's own beacon, also when it is out: the next one is filled in from it. */
export const ownBeaconQuery = () =>
  queryOptions({
    queryKey: queryKeys.ownBeacon,
    queryFn: ({ signal }) => call(getBeacon, {}, { signal }),
    staleTime: 30_000,
  })

export const useOwnBeaconQuery = () => useQuery({ ...ownBeaconQuery(), enabled: useUser() !== undefined })

/** Guests have none. */
export const useOwnBeacon = () => useOwnBeaconQuery().data?.beacon

/** What the first beacon is filled in with. */
export const useFirstActivities = () => useOwnBeaconQuery().data?.activities ?? []
