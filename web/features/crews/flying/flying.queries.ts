import { queryOptions } from '@tanstack/react-query'
import { getFlyingTimes } from '#contract/flying/flying.ts'
import { call } from '#web/api/call.ts'

const hourMs = 60 * 60_000

/** When crews fly, in a zone. It is counted once a night. */
export const flyingTimesQuery = (tz: string) =>
  queryOptions({
    queryKey: ['flying-times', tz],
    queryFn: ({ signal }) => call(getFlyingTimes, { query: { tz } }, { signal }),
    staleTime: hourMs,
  })
