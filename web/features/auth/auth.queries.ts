import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endAllSessions, endSession, listSessions } from '#contract/auth/auth.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useSessions = () =>
  useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    // A list that shows who else is signed in must be up to date.
    staleTime: 0,
  })

export const useEndSession = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.sessions }),
  })
}

export const useEndAllSessions = () => useMutation({ mutationFn: () => call(endAllSessions) })
