import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  countFitting,
  type getBeacon,
  lightBeacon,
  listFreePlayers,
  type OwnBeacon,
  prolongBeacon,
  putOutBeacon,
} from '#contract/beacons/beacons.ts'
import type { Answer, Request } from '#contract/wire/endpoint.ts'
import { call, callWithTotal } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

const useBeaconChange = () =>
  useAnsweredChange<OwnBeacon | undefined, Answer<typeof getBeacon>>(queryKeys.ownBeacon, {
    update: (_, beacon) => beacon && { beacon, activities: [] },
    also: () => [{ queryKey: queryKeys.freePlayers }, { queryKey: queryKeys.freePlayerCount }],
  })

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

/** How many players a post would fit. */
export const useFittingCount = (
  query: NonNullable<Request<typeof countFitting>['query']>,
  { enabled = true } = {},
) =>
  useQuery({
    queryKey: [...queryKeys.beacons, 'fitting', query],
    queryFn: ({ signal }) => call(countFitting, { query }, { signal }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    enabled,
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
