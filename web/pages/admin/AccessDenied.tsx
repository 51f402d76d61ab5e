import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

/** Instead of the admin panel, or of a tab that is for admins alone. */
export function AccessDenied({ heading }: { heading: 'h1' | 'h2' }) {
  return (
    <EmptyState
      art="lock"
      heading={heading}
      panel
      title={m.moderation_denied()}
      actions={
        <Button asChild>
          <Link to={paths.search}>
            <ArrowLeft aria-hidden />
            {m.crew_page_back_to_search()}
          </Link>
        </Button>
      }
    >
      {heading === 'h1' ? m.moderation_denied_text() : m.moderation_denied_tab_text()}
    </EmptyState>
  )
}
