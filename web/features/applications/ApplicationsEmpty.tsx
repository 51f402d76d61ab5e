import { Link } from '@tanstack/react-router'
import type { ApplicationStatus } from '#contract/applications/applications.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

interface Props {
  crewId: number
  status: ApplicationStatus | undefined
  /** Whether there are applications with another status. */
  hasOthers: boolean
}

const titles = {
  pending: m.applications_empty_pending,
  accepted: m.applications_empty_accepted,
  declined: m.applications_empty_declined,
}

export function ApplicationsEmpty({ crewId, status, hasOthers }: Props) {
  if (!status) {
    return (
      <EmptyState art="envelope" panel title={m.applications_empty_all()}>
        {m.applications_empty_all_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art="envelope"
      panel
      title={titles[status]()}
      actions={
        hasOthers ? (
          <Button asChild>
            <Link to={paths.crewApplications} params={{ crewId: String(crewId) }}>
              {m.applications_show_all()}
            </Link>
          </Button>
        ) : null
      }
    >
      {hasOthers ? m.applications_empty_filter_text() : m.applications_empty_all_text()}
    </EmptyState>
  )
}
