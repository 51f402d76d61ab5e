import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { useReportStats } from '#web/features/moderation/reports/reports.queries.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import { isKind, tabsOf } from './admin-tabs.ts'
import { WaitingBadge } from './WaitingBadge.tsx'

function ReportsBadge() {
  const count = useReportStats().data?.pending ?? 0
  return count ? <Badge count={count} label={m.reports_pending_count({ count })} /> : null
}

interface Props {
  viewer: { readonly isAdmin: boolean }
  /** The address that is shown. */
  path: string
}

export function AdminTabs({ viewer, path }: Props) {
  return (
    <TabLinks label={m.moderation_tabs()}>
      {tabsOf(viewer).map(({ to, name }) => (
        <TabLink key={to}>
          <Link
            to={to}
            activeOptions={{ includeSearch: false }}
            resetScroll={false}
            // The kinds of the queue have addresses of their own.
            {...(to === paths.adminDecide && isKind(path, viewer) && { 'aria-current': 'page' })}
          >
            {name()}
            {to === paths.adminReports ? (
              <ReportsBadge />
            ) : (
              <WaitingBadge path={to} isAdmin={viewer.isAdmin} />
            )}
          </Link>
        </TabLink>
      ))}
    </TabLinks>
  )
}
