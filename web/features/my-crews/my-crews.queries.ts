import { useQuery } from '@tanstack/react-query'
import { listMyCrews } from '#contract/missions.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useMyCrews = () =>
  useQuery({
    queryKey: queryKeys.myCrews,
    queryFn: ({ signal }) => call(listMyCrews, {}, { signal }),
    // Whoever comes here has often just changed something elsewhere.
    staleTime: 0,
    refetchInterval: 30_000,
  })
