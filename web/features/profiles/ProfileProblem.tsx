import { Link } from '@tanstack/react-router'
import { ArrowLeft, RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
import { errorText } from '#web/api/error-texts.ts'
import { recordStatus } from '#web/browser/page-record.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

interface Props {
  /** None if the address names no player. */
  error: unknown
  onRetry: () => void
}

export const profileProblemTitle = (error: unknown): string =>
  error instanceof NetworkError ? m.shell_error_network_title() : m.profiles_not_found()

/** Instead of a player who does not exist or could not be loaded; only a failed load can be retried. */
export function ProfileProblem({ error, onRetry }: Props) {
  const isMissing = !error || (error instanceof ApiError && error.status === 404)
  recordStatus(isMissing ? 404 : 503)
  return (
    <EmptyState
      art={isMissing ? 'seats' : 'signal'}
      heading="h1"
      panel
      alert
      title={profileProblemTitle(error)}
      actions={
        <>
          {isMissing ? null : (
            <Button variant="primary" onClick={onRetry}>
              <RefreshCw aria-hidden />
              {m.shell_try_again()}
            </Button>
          )}
          <Button asChild>
            <Link to={paths.search}>
              <ArrowLeft aria-hidden />
              {m.profiles_back_to_search()}
            </Link>
          </Button>
        </>
      }
    >
      {isMissing ? m.profiles_not_found_text() : errorText(error, m.profiles_failed())}
    </EmptyState>
  )
}
