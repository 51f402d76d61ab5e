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
  /** None if the address names no crew. */
  error: unknown
  onRetry: () => void
}

export const crewProblemTitle = (error: unknown): string =>
  error instanceof NetworkError ? m.shell_error_network_title() : m.crew_page_not_found()

function MissingText({ error, isMissing }: { error: unknown; isMissing: boolean }) {
  const isRemoved = error instanceof ApiError && error.code === 'crew_removed'
  if (isMissing && !isRemoved) return m.crew_page_not_found_text()
  return (
    <>
      <p>{errorText(error, m.crew_page_not_found_text())}</p>
      {isRemoved && error.details.reason ? (
        <p dir="auto">{m.crew_page_removed_reason({ reason: error.details.reason })}</p>
      ) : null}
    </>
  )
}

/** Instead of a crew that does not exist or could not be loaded; only a failed load can be retried. */
export function CrewNotFound({ error, onRetry }: Props) {
  const isMissing = !error || (error instanceof ApiError && error.status === 404)
  recordStatus(isMissing ? 404 : 503)
  return (
    <EmptyState
      art={isMissing ? 'seats' : 'signal'}
      heading="h1"
      panel
      alert
      title={crewProblemTitle(error)}
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
              {m.crew_page_back_to_search()}
            </Link>
          </Button>
        </>
      }
    >
      <MissingText error={error} isMissing={isMissing} />
    </EmptyState>
  )
}
