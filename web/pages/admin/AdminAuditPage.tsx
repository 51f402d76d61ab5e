import { useNavigate, useSearch } from '@tanstack/react-router'
import { AuditBrowser } from '#web/features/moderation/audit/AuditBrowser.tsx'
import type { AuditSearch } from '#web/features/moderation/audit/audit-search.ts'
import { paths } from '#web/paths.ts'

export function AdminAuditPage() {
  const search = useSearch({ from: '/data/admin/audit' })
  const navigate = useNavigate({ from: paths.adminAudit })
  return (
    <AuditBrowser
      search={search}
      onSearch={(change) =>
        navigate({
          search: (shown: AuditSearch) => ({ ...shown, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
      onClear={() => navigate({ search: {}, replace: true, resetScroll: false })}
    />
  )
}
