import { useNavigate, useSearch } from '@tanstack/react-router'
import { AppealsBrowser } from '#web/features/moderation/appeals/AppealsBrowser.tsx'
import { paths } from '#web/paths.ts'

export function AdminAppealsPage() {
  const search = useSearch({ from: '/data/admin/appeals' })
  const navigate = useNavigate({ from: paths.adminAppeals })
  return (
    <AppealsBrowser
      search={search}
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
