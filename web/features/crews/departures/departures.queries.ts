import { queryOptions } from '@tanstack/react-query'
import { listCrews } from '#contract/crews/board.ts'
import { callWithTotal } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** How many departures the home page shows. */
export const departureCount = 6

const query = { status: 'open', sort: 'soonest', upcoming: 'true', limit: String(departureCount) } as const

/** The crews that start next. An event that concerns the board refetches them, too. */
export const departuresQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.board, query],
    queryFn: ({ signal }) => callWithTotal(listCrews, { query }, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })
