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

type CountText = (inputs: { count: number }) => string

/** `atLeast`: the label when there are more than were counted. */
const badgeOf = (
  waiting: { count: number; hasMore: boolean } | undefined,
  exactly: CountText,
  atLeast: CountText,
): ReactNode =>
  waiting?.count ? <Badge {...waiting} label={(waiting.hasMore ? atLeast : exactly)(waiting)} /> : null

export function AdminTabs({ tabs }: { tabs: ReturnType<typeof tabsOf> }) {
  const isAdmin = useUser()?.isAdmin === true
  const reports = useReportStats().data?.pending ?? 0
  const { data: appeals } = usePendingAppeals(isAdmin)
  const { data: proofs } = useOpenProofs()
  const { data: absences } = useOpenAbsences()
  const badges: Readonly<Record<string, ReactNode>> = {
    [paths.adminReports]: reports ? (
      <Badge count={reports} label={m.reports_pending_count({ count: reports })} />
    ) : null,
    [paths.adminAppeals]: badgeOf(
      appeals,
      m.sanctions_appeals_pending_count,
      m.sanctions_appeals_pending_many,
    ),
    [paths.adminHandles]: badgeOf(proofs, m.handles_open_count, m.handles_open_many),
    [paths.adminAbsences]: badgeOf(absences, m.attendance_open_count, m.attendance_open_many),
  }
  return (
    <TabLinks label={m.moderation_tabs()}>
      {tabs.map(({ to, name }) => (
        <TabLink key={to}>
          <Link to={to} activeOptions={{ includeSearch: false }} resetScroll={false}>
            {name()}
            {badges[to]}
          </Link>
        </TabLink>
      ))}
    </TabLinks>
  )
}
