import { useQuery } from '@tanstack/react-query'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useSecurityEvents = () =>
  useQuery({
    queryKey: queryKeys.securityEvents,
    queryFn: ({ signal }) => call(listSecurityEvents, {}, { signal }),
    // Who looks here wants to know whether somebody else was at work.
    staleTime: 0,
  })
