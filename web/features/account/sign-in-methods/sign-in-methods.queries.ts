import { useQuery } from '@tanstack/react-query'
import { getSignInMethods } from '#contract/auth/sign-in-methods.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** What the player can sign in with. */
export const useSignInMethods = () =>
  useQuery({
    queryKey: queryKeys.signInMethods,
    queryFn: ({ signal }) => call(getSignInMethods, {}, { signal }),
    // A session is recent for some minutes only.
    staleTime: 0,
  })
