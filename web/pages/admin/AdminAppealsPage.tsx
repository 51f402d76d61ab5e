export function AdminAppealsPage() {
  return null
}
