import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  lightBeacon,
  listFreePlayers,
  type OwnBeacon,
  prolongBeacon,
  putOutBeacon,
} from '#contract/beacons/beacons.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call, callWithTotal } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

const useBeaconChange = () => {
  const client = useQueryClient()
  return {
    networkMode: 'always' as const,
    onSuccess: async (beacon: OwnBeacon | undefined) => {
      await client.cancelQueries({ queryKey: queryKeys.ownBeacon })
      if (beacon) client.setQueryData(queryKeys.ownBeacon, beacon)
      await client.invalidateQueries({ queryKey: queryKeys.beacons })
    },
  }
}

export const useLightBeacon = () =>
  useMutation({
    mutationFn: (body: Request<typeof lightBeacon>['body']) => call(lightBeacon, { body }),
    ...useBeaconChange(),
  })

export const useProlongBeacon = () =>
  useMutation({ mutationFn: () => call(prolongBeacon, {}), ...useBeaconChange() })

export const usePutOutBeacon = () =>
  useMutation({
    mutationFn: async (): Promise<undefined> => {
      await call(putOutBeacon, {})
    },
    ...useBeaconChange(),
  })

export type FreePlayersQuery = NonNullable<Request<typeof listFreePlayers>['query']>

/** The players who are free now, those who fit the reader's own posts first. */
export const useFreePlayers = (query: FreePlayersQuery, { enabled = true } = {}) =>
  useQuery({
    queryKey: [...queryKeys.freePlayers, query],
    queryFn: ({ signal }) => callWithTotal(listFreePlayers, { query }, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
    enabled,
  })
