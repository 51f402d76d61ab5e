import { useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { blankForm, formOfPastCrew } from '#web/features/crews/editor/crew-form.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { PagePending } from '#web/shell/PagePending.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './CreateCrewPage.module.css'
import { NewCrewForm } from './NewCrewForm.tsx'

/** The form for a new post, filled in from an earlier crew; blank if that no longer exists. */
export function PostAgainForm({ leader, crewId }: { leader: SessionUser; crewId: number }) {
  const { data, error, isFetching, isPaused, refetch } = useCrew(crewId)
  // Decided once: data that arrives later must not replace what is being typed.
  const [source, setSource] = useState<{ readonly crew: CrewDetails | undefined }>()
  const isMissing = error instanceof ApiError && error.status === 404
  if (!source && (data || isMissing)) setSource({ crew: data })
  if (source) {
    return (
      <>
        {source.crew ? null : (
          <Note tone="info" className={styles.note}>
            {m.editor_again_missing()}
          </Note>
        )}
        <NewCrewForm
          savedId={`again-${crewId}`}
          leader={leader}
          initial={source.crew ? formOfPastCrew(source.crew) : blankForm(leader)}
        />
      </>
    )
  }
  const problem = error ?? (isPaused ? new NetworkError() : undefined)
  return problem ? (
    <LoadProblem error={problem} fallback={m.editor_again_failed()} retrying={isFetching} onRetry={refetch} />
  ) : (
    <PagePending />
  )
}
