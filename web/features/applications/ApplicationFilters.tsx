import { Link } from '@tanstack/react-router'
import { applicationStatuses } from '#contract/application-fields.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { TabLink } from '#web/ui/navigation/TabLink.tsx'
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import type { ApplicationEntry } from './application-entry.ts'
import { statusWords } from './application-words.ts'

interface Props {
  crewId: number
  entries: readonly ApplicationEntry[]
}

const filters = [undefined, ...applicationStatuses] as const

export function ApplicationFilters({ crewId, entries }: Props) {
  const countOf = (filter: (typeof filters)[number]) =>
    entries.filter(({ status }) => !filter || status === filter).length
  return (
    <TabLinks label={m.applications_filters()}>
      {filters.map((filter) => (
        <TabLink key={filter ?? 'all'}>
          <Link
            to={paths.crewApplications}
            params={{ crewId: String(crewId) }}
            search={{ status: filter }}
            activeOptions={{ exact: true, includeSearch: true }}
            resetScroll={false}
          >
            {filter ? statusWords[filter]() : m.applications_filter_all()}
            <Badge quiet={filter !== 'pending' || countOf(filter) === 0} count={countOf(filter)} />
          </Link>
        </TabLink>
      ))}
    </TabLinks>
  )
}
