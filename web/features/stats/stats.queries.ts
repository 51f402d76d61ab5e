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

/** Below this, figures would only say that the site is new. */
const fewestPlayers = 10

export const isFirstDays = (stats: { readonly totalUsers: number } | undefined): boolean =>
  stats !== undefined && stats.totalUsers < fewestPlayers
