import { getHomepageStats } from '#contract/stats/stats.ts'
import { route } from '#server/http/route.ts'
import { getSiteCounts } from './stats.service.ts'
import { viewHomepageStats } from './stats.view.ts'

export const statsRoutes = [
  route(getHomepageStats, async ({ ctx }) => viewHomepageStats(await getSiteCounts(ctx))),
]
