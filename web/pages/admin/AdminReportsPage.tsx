import { ReportsTab } from '#web/features/moderation/reports/ReportsTab.tsx'

export function AdminReportsPage() {
  return <ReportsTab />
}
