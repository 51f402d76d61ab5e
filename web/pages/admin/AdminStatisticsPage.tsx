export function AdminStatisticsPage() {
  return null
}
