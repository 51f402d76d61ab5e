import { useQuery } from '@tanstack/react-query'
import { getEmail } from '#contract/account/account.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The player's mail address, and whether they have confirmed it. */
export const useOwnAddress = () =>
  useQuery({
    queryKey: queryKeys.email,
    queryFn: ({ signal }) => call(getEmail, {}, { signal }),
    // The link is opened elsewhere, often in another tab.
    staleTime: 0,
  })
