import { queryOptions } from '@tanstack/react-query'
import { getHomepageStats } from '#contract/stats/stats.ts'
import { call } from '#web/api/call.ts'

export const homepageStatsQuery = () =>
  queryOptions({
    queryKey: ['homepage-stats'],
    queryFn: ({ signal }) => call(getHomepageStats, {}, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
