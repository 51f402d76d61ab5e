import { getHomepageStats } from '#contract/stats/stats.ts'
import { sharedRoute } from '#server/http/routes/route.ts'
import { getSiteCounts } from './stats.service.ts'
import { viewHomepageStats } from './stats.view.ts'

export const statsRoutes = [
  sharedRoute(getHomepageStats, async ({ ctx }) => viewHomepageStats(await getSiteCounts(ctx))),
]
