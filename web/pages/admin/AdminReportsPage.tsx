export function AdminReportsPage() {
  return null
}
