import { StatisticsTab } from '#web/features/moderation/statistics/StatisticsTab.tsx'

export function AdminStatisticsPage() {
  return <StatisticsTab />
}
