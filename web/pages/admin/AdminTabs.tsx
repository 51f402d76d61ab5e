import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { useReportStats } from '#web/features/moderation/moderation.queries.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import type { tabsOf } from './admin-tabs.ts'

export function AdminTabs({ tabs }: { tabs: ReturnType<typeof tabsOf> }) {
  const pending = useReportStats().data?.pending ?? 0
  return (
    <TabLinks label={m.moderation_tabs()}>
      {tabs.map(({ to, name }) => (
        <TabLink key={to}>
          <Link to={to} activeOptions={{ includeSearch: false }} resetScroll={false}>
            {name()}
            {to === paths.adminReports && pending > 0 ? (
              <Badge count={pending} label={m.moderation_pending_count({ count: pending })} />
            ) : null}
          </Link>
        </TabLink>
      ))}
    </TabLinks>
  )
}
