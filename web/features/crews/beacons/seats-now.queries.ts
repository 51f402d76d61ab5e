import { useQuery } from '@tanstack/react-query'
import type { SeatKind } from '#contract/crews/seats.ts'
import { listSeatsNow } from '#contract/fly-now/fly-now.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Below the board, so that a change of a post refetches them. */
export const useSeatsNow = (seats: readonly SeatKind[], { enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: [...queryKeys.board, 'now', seats],
    queryFn: ({ signal }) => call(listSeatsNow, { query: { seats: seats.join(',') } }, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
    enabled,
  })
