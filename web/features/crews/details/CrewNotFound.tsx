import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { errorText } from '#web/api/error-texts.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { paths } from '#web/paths.ts'
import { isNotThere, PageProblem } from '#web/problems/PageProblem.tsx'

interface Props {
  /** None if the address names no crew. */
  error: unknown
  onRetry: () => void
}

export const crewProblemTitle = (error: unknown): string =>
  error instanceof NetworkError ? m.shell_error_network_title() : m.crew_page_not_found()

function MissingText({ error }: { error: unknown }) {
  const isRemoved = error instanceof ApiError && error.code === 'crew_removed'
  if (isNotThere(error) && !isRemoved) return m.crew_page_not_found_text()
  return (
    <>
      <p>{errorText(error, m.crew_page_failed())}</p>
      {isRemoved && error.details.reason ? (
        <p dir="auto">{m.crew_page_removed_reason({ reason: error.details.reason })}</p>
      ) : null}
    </>
  )
}

/** Instead of a crew that does not exist or could not be loaded. */
export function CrewNotFound({ error, onRetry }: Props) {
  return (
    <PageProblem
      title={crewProblemTitle(error)}
      error={error}
      onRetry={onRetry}
      wayOut={
        <Link to={paths.search}>
          <ArrowLeft aria-hidden />
          {m.crew_page_back_to_search()}
        </Link>
      }
    >
      <MissingText error={error} />
    </PageProblem>
  )
}
