import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { paths } from '#web/paths.ts'
import { isNotThere, PageProblem } from '#web/problems/PageProblem.tsx'

interface Props {
  /** None if the address names no player. */
  error: unknown
  onRetry: () => void
}

export const profileProblemTitle = (error: unknown): string =>
  error instanceof NetworkError ? m.shell_error_network_title() : m.profiles_not_found()

/** Instead of a player who does not exist or could not be loaded. */
export function ProfileProblem({ error, onRetry }: Props) {
  return (
    <PageProblem
      title={profileProblemTitle(error)}
      error={error}
      onRetry={onRetry}
      wayOut={
        <Link to={paths.search}>
          <ArrowLeft aria-hidden />
          {m.profiles_back_to_search()}
        </Link>
      }
    >
      {isNotThere(error) ? m.profiles_not_found_text() : errorText(error, m.profiles_failed())}
    </PageProblem>
  )
}
