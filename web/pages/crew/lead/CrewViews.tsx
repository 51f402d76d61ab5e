import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import type { CrewView } from '#web/pages/crew/crew-search.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'

/** For those who lead: what all see of the crew, and what is to decide. */
export function CrewViews({ crew, current }: { crew: CrewDetails; current: CrewView }) {
  const pending = crew.viewer?.pendingApplications ?? 0
  const link = (view: CrewView) => ({
    to: paths.crew,
    params: { id: String(crew.id) },
    // What the address says without a view.
    search: view === 'lead' ? {} : { view },
    resetScroll: false,
    // It knows the way back to the board.
    state: true as const,
    replace: true,
    activeOptions: { exact: true, includeSearch: true },
    'aria-current': view === current ? ('page' as const) : undefined,
  })
  return (
    <TabLinks label={m.crew_page_views()}>
      <TabLink>
        <Link {...link('crew')}>{m.crew_page_view_crew()}</Link>
      </TabLink>
      <TabLink>
        <Link {...link('lead')}>
          {m.crew_page_view_lead()}
          {pending > 0 ? (
            <Badge count={pending} quiet label={m.applications_pending_count({ count: pending })} />
          ) : null}
        </Link>
      </TabLink>
    </TabLinks>
  )
}
