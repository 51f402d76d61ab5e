import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { blankForm, formOfPastCrew } from '#web/features/crews/editor/crew-form.ts'
import { useShips } from '#web/features/fleet/fleet.queries.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PagePending } from '#web/shell/PagePending.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './CreateCrewPage.module.css'
import { NewCrewForm } from './NewCrewForm.tsx'

/** The form for a new post with the ship of the address; blank if the catalogue has no such ship, or does not load. */
function ShipPostForm({ leader, shipId }: { leader: SessionUser; shipId: number }) {
  const { data: ships, isLoading, isFetched } = useShips()
  if (isLoading && !isFetched) return <PagePending />
  return (
    <NewCrewForm
      savedId={`ship-${shipId}`}
      leader={leader}
      initial={blankForm(leader)}
      ship={ships?.find(({ id }) => id === shipId)}
    />
  )
}

/** The form for a new post, filled in from an earlier crew; blank if that no longer exists. */
function PostAgainForm({ leader, crewId }: { leader: SessionUser; crewId: number }) {
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

export function CreateCrewPage() {
  usePageTitle(m.editor_create_page())
  const user = useUser()
  const { from, ship } = useSearch({ from: '/data/create' })
  return (
    <RequireSignIn reason={m.editor_sign_in()}>
      <PageFrame>
        <div className={styles.page}>
          <PageTitle>{m.editor_create_page()}</PageTitle>
          {user && from === undefined && ship === undefined ? (
            <NewCrewForm key="new" savedId="new" leader={user} initial={blankForm(user)} />
          ) : null}
          {user && from === undefined && ship !== undefined ? (
            <ShipPostForm key={`ship-${ship}`} leader={user} shipId={ship} />
          ) : null}
          {user && from !== undefined ? <PostAgainForm key={from} leader={user} crewId={from} /> : null}
        </div>
      </PageFrame>
    </RequireSignIn>
  )
}
