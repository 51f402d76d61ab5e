import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { useOpenAbsences } from '#web/features/moderation/attendance/attendance.queries.ts'
import { useOpenProofs } from '#web/features/moderation/handles/handles.queries.ts'
import { useReportStats } from '#web/features/moderation/reports/reports.queries.ts'
import { usePendingAppeals } from '#web/features/moderation/sanctions/sanctions.queries.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import type { tabsOf } from './admin-tabs.ts'

export function AdminTabs({ tabs }: { tabs: ReturnType<typeof tabsOf> }) {
  const isAdmin = useUser()?.isAdmin === true
  const reports = useReportStats().data?.pending ?? 0
  const { count: appeals, hasMore } = usePendingAppeals(isAdmin).data ?? { count: 0, hasMore: false }
  const { count: handles, hasMore: hasMoreHandles } = useOpenProofs().data ?? { count: 0, hasMore: false }
  const { count: absences, hasMore: hasMoreAbsences } = useOpenAbsences().data ?? { count: 0, hasMore: false }
  const badges: Readonly<Record<string, ReactNode>> = {
    [paths.adminReports]: <Badge count={reports} label={m.reports_pending_count({ count: reports })} />,
    [paths.adminAppeals]: (
      <Badge
        count={appeals}
        hasMore={hasMore}
        label={
          hasMore
            ? m.sanctions_appeals_pending_many({ count: appeals })
            : m.sanctions_appeals_pending_count({ count: appeals })
        }
      />
    ),
    [paths.adminHandles]: (
      <Badge
        count={handles}
        hasMore={hasMoreHandles}
        label={
          hasMoreHandles ? m.handles_open_many({ count: handles }) : m.handles_open_count({ count: handles })
        }
      />
    ),
    [paths.adminAbsences]: (
      <Badge
        count={absences}
        hasMore={hasMoreAbsences}
        label={
          hasMoreAbsences
            ? m.attendance_open_many({ count: absences })
            : m.attendance_open_count({ count: absences })
        }
      />
    ),
  }
  const counts: Readonly<Record<string, number>> = {
    [paths.adminReports]: reports,
    [paths.adminAppeals]: appeals,
    [paths.adminHandles]: handles,
    [paths.adminAbsences]: absences,
  }
  return (
    <TabLinks label={m.moderation_tabs()}>
      {tabs.map(({ to, name }) => (
        <TabLink key={to}>
          <Link to={to} activeOptions={{ includeSearch: false }} resetScroll={false}>
            {name()}
            {counts[to] ? badges[to] : null}
          </Link>
        </TabLink>
      ))}
    </TabLinks>
  )
}
