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
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** In place of the applications of a crew that is gone, or that could not be loaded. */
export function ApplicationsMissing({ error, retrying, onRetry }: Props) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <PageFrame narrow>
      <EmptyState
        art={isGone ? 'seats' : 'signal'}
        heading="h1"
        panel
        alert
        title={isGone ? m.crew_page_not_found() : m.applications_load_failed()}
        actions={
          <>
            {isGone ? null : (
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
        {isGone ? m.crew_page_not_found_text() : errorText(error, '')}
      </EmptyState>
    </PageFrame>
  )
}
