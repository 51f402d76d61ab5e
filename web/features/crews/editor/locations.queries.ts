import { useQuery } from '@tanstack/react-query'
import { listLocations } from '#contract/crews/locations.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Every place of the game; only where a place is typed. Without them any place can be typed all the same. */
export const useLocations = () =>
  useQuery({
    queryKey: queryKeys.locations,
    queryFn: ({ signal }) => call(listLocations, {}, { signal }),
    staleTime: 10 * 60_000,
  })
