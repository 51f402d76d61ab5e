import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type PostLink, postLinkPath, readPostLink } from '#contract/crews/post-link.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { blankForm, type CrewFormValues, formOfPastCrew } from '#web/features/crews/editor/crew-form.ts'
import { formOfLink } from '#web/features/crews/editor/linked-form.ts'
import { type FormId, isSaved } from '#web/features/crews/editor/saved-form.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useShips } from '#web/features/fleet/fleet.queries.ts'
import { rolesOfSeat } from '#web/features/roles/seat-roles.ts'
import { paths } from '#web/paths.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { PendingBlocks } from '#web/shell/PendingBlocks.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './CreateCrewPage.module.css'
import { NewCrewForm } from './NewCrewForm.tsx'

/** The form for a new post with the ship of the address; blank if the catalogue has no such ship, or does not load. */
function ShipPostForm({ leader, shipId }: { leader: SessionUser; shipId: number }) {
  const { data: ships, isLoading, isFetched } = useShips()
  if (isLoading && !isFetched) return <PendingBlocks />
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
  const now = useNow()
  const { data, error, isFetching, isPaused, refetch } = useCrew(crewId)
  // Decided once: data that arrives later must not replace what is being typed.
  const [source, setSource] = useState<{ readonly again: CrewFormValues | undefined }>()
  const isMissing = error instanceof ApiError && error.status === 404
  if (!source && (data || isMissing)) setSource({ again: data && formOfPastCrew(data, now) })
  if (source) {
    return (
      <>
        {source.again ? null : (
          <Note tone="info" className={styles.note}>
            {m.editor_again_missing()}
          </Note>
        )}
        <NewCrewForm
          savedId={`again-${crewId}`}
          leader={leader}
          initial={source.again ?? blankForm(leader)}
        />
      </>
    )
  }
  const problem = error ?? (isPaused ? new NetworkError() : undefined)
  return problem ? (
    <LoadProblem error={problem} fallback={m.editor_again_failed()} retrying={isFetching} onRetry={refetch} />
  ) : (
    <PendingBlocks />
  )
}

/** The form for a new post, filled in with what the address says, if anything. */
function LinkedPostForm({ leader, link, savedId }: { leader: SessionUser; link: PostLink; savedId: FormId }) {
  const now = useNow()
  const { seat, activity = '' } = link
  const roles = seat === undefined ? [] : rolesOfSeat(seat, activity)
  return (
    <NewCrewForm
      savedId={savedId}
      leader={leader}
      initial={formOfLink(blankForm(leader), link, roles, now)}
    />
  )
}

const formIdOf = (from: number | undefined, ship: number | undefined, link: PostLink): FormId => {
  if (from !== undefined) return `again-${from}`
  if (ship !== undefined) return `ship-${ship}`
  const path = postLinkPath(link)
  return path === paths.create ? 'new' : `link-${path}`
}

export function CreateCrewPage() {
  usePageTitle(m.editor_create_page())
  const user = useUser()
  const { from, ship, ...given } = useSearch({ from: '/data/create' })
  const link = readPostLink(given)
  const formId = formIdOf(from, ship, link)
  return (
    <RequireSignIn reason={m.editor_sign_in()} hasDraft={(userId) => isSaved(formId, userId)}>
      <PageFrame>
        <div className={styles.page}>
          <PageTitle>{m.editor_create_page()}</PageTitle>
          {user && from === undefined && ship === undefined ? (
            <LinkedPostForm key={formId} savedId={formId} leader={user} link={link} />
          ) : null}
          {user && from === undefined && ship !== undefined ? (
            <ShipPostForm key={formId} leader={user} shipId={ship} />
          ) : null}
          {user && from !== undefined ? <PostAgainForm key={formId} leader={user} crewId={from} /> : null}
        </div>
      </PageFrame>
    </RequireSignIn>
  )
}
