import { Link } from '@tanstack/react-router'
import { Home } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { paths } from '#web/paths.ts'
import { isNotThere, PageProblem } from '#web/problems/PageProblem.tsx'
import { PageFrame } from '#web/shell/PageFrame.tsx'

interface Props {
  /** None if the address names no crew. */
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** Instead of the applications if the crew does not exist or could not be loaded. */
export function ApplicationsMissing({ error, retrying, onRetry }: Props) {
  const isMissing = isNotThere(error)
  return (
    <PageFrame narrow>
      <PageProblem
        title={isMissing ? m.crew_page_not_found() : m.applications_load_failed()}
        error={error}
        retrying={retrying}
        onRetry={onRetry}
        wayOut={
          <Link to={paths.home}>
            <Home aria-hidden />
            {m.applications_go_home()}
          </Link>
        }
      >
        {isMissing ? m.crew_page_not_found_text() : errorText(error, '')}
      </PageProblem>
    </PageFrame>
  )
}
