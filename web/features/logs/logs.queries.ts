import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMissionLog } from '#contract/logs/logs.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const logQuery = (crewId: number) =>
  queryOptions({
    queryKey: queryKeys.logOf(crewId),
    queryFn: ({ signal }) => call(getMissionLog, { params: { id: crewId } }, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export const useMissionLog = (crewId: number) => useQuery(logQuery(crewId))
