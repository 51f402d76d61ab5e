import { queryOptions } from '@tanstack/react-query'
import { countFreePlayers } from '#contract/beacons/beacons.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** How many are free for which seats: for everyone, without names. */
export const freePlayerCountQuery = () =>
  queryOptions({
    queryKey: queryKeys.freePlayerCount,
    queryFn: ({ signal }) => call(countFreePlayers, {}, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })
