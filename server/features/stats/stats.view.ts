import type { HomepageStats } from '#contract/stats/stats.ts'
import type { SiteCounts } from './stats.sql.ts'

export const viewHomepageStats = (counts: SiteCounts): HomepageStats => ({
  totalUsers: counts.accounts - counts.banned,
  crewsToday: counts.crews_today,
  successRate: counts.completed > 0 ? counts.completed / (counts.completed + counts.cancelled) : 0,
})
