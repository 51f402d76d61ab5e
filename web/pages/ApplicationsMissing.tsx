import { Link } from '@tanstack/react-router'
import { Home, RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { errorText } from '#web/api/error-texts.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

interface Props {
  /** None if the address names no crew. */
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** Instead of the applications if the crew does not exist or could not be loaded. */
export function ApplicationsMissing({ error, retrying, onRetry }: Props) {
  const isMissing = !error || (error instanceof ApiError && error.status === 404)
  return (
    <PageFrame narrow>
      <EmptyState
        art={isMissing ? 'seats' : 'signal'}
        heading="h1"
        panel
        alert
        title={isMissing ? m.crew_page_not_found() : m.applications_load_failed()}
        actions={
          <>
            {isMissing ? null : (
              <Button variant="primary" pending={retrying} onClick={onRetry}>
                <RefreshCw aria-hidden />
                {m.shell_try_again()}
              </Button>
            )}
            <Button asChild>
              <Link to={paths.home}>
                <Home aria-hidden />
                {m.applications_go_home()}
              </Link>
            </Button>
          </>
        }
      >
        {isMissing ? m.crew_page_not_found_text() : errorText(error, '')}
      </EmptyState>
    </PageFrame>
  )
}
