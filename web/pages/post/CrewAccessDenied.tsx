import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

/** Instead of a page that only the leader of the crew may use, with the reason. */
export function CrewAccessDenied({
  id,
  title,
  children,
}: {
  id: number
  title: string
  children: ReactNode
}) {
  return (
    <PageFrame narrow>
      <EmptyState
        art="lock"
        heading="h1"
        panel
        title={title}
        actions={
          <Button asChild>
            <Link to={paths.crew} params={{ id: String(id) }}>
              <ArrowLeft aria-hidden />
              {m.crew_page_back_to_crew()}
            </Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </PageFrame>
  )
}
