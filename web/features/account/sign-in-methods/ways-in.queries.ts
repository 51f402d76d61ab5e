import { useQuery } from '@tanstack/react-query'
import { getWaysIn } from '#contract/auth/ways-in.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** What the player can sign in with. */
export const useWaysIn = () =>
  useQuery({
    queryKey: queryKeys.waysIn,
    queryFn: ({ signal }) => call(getWaysIn, {}, { signal }),
    // A session is recent for some minutes only.
    staleTime: 0,
  })
