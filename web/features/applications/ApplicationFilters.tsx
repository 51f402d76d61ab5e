import { Link } from '@tanstack/react-router'
import { applicationStatuses } from '#contract/applications/fields.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import type { ApplicationEntry } from './application-entry.ts'
import { statusLabels } from './application-texts.ts'

interface Props {
  crewId: number
  entries: readonly ApplicationEntry[]
}

const statuses = [undefined, ...applicationStatuses] as const

export function ApplicationFilters({ crewId, entries }: Props) {
  const countOf = (status: (typeof statuses)[number]) =>
    entries.filter((entry) => !status || entry.status === status).length
  return (
    <TabLinks label={m.applications_filters()}>
      {statuses.map((status) => (
        <TabLink key={status ?? 'all'}>
          <Link
            to={paths.crewApplications}
            params={{ crewId: String(crewId) }}
            search={{ status }}
            activeOptions={{ exact: true, includeSearch: true }}
            resetScroll={false}
          >
            {status ? statusLabels[status]() : m.applications_filter_all()}
            <Badge quiet={status !== 'pending' || countOf(status) === 0} count={countOf(status)} />
          </Link>
        </TabLink>
      ))}
    </TabLinks>
  )
}
