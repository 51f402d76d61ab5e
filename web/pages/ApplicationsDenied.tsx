import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

/** In place of the applications for whoever does not lead the crew. */
export function ApplicationsDenied({ crewId }: { crewId: number }) {
  return (
    <PageFrame narrow>
      <EmptyState
        art="lock"
        heading="h1"
        panel
        title={m.applications_denied()}
        actions={
          <Button asChild>
            <Link to={paths.crew} params={{ id: String(crewId) }}>
              <ArrowLeft aria-hidden />
              {m.applications_back_to_crew()}
            </Link>
          </Button>
        }
      >
        {m.applications_denied_text()}
      </EmptyState>
    </PageFrame>
  )
}
