import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { errorCodeText } from '#web/api/error-code-texts.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { CrewNotFound } from '#web/features/crews/details/CrewNotFound.tsx'
import { isSaved } from '#web/features/crews/editor/saved-form.ts'
import { idInAddress } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PagePending } from '#web/shell/PagePending.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { CrewAccessDenied } from './CrewAccessDenied.tsx'
import { EditCrewForm } from './EditCrewForm.tsx'

export function EditCrewPage() {
  usePageTitle(m.editor_edit_page())
  const { id } = useParams({ from: '/data/crew/$id/edit' })
  const crewId = idInAddress(id)
  return (
    <RequireSignIn
      reason={m.editor_edit_sign_in()}
      hasDraft={(userId) => crewId !== undefined && isSaved(crewId, userId)}
    >
      <EditCrew key={id} id={crewId} />
    </RequireSignIn>
  )
}

/** The edit form for the leader of an open crew; everyone else reads why they cannot edit it. */
function EditCrew({ id }: { id: number | undefined }) {
  const user = useUser()
  const { data, error, isFetching, refetch } = useCrew(id)
  // The form starts from the latest data; later updates do not replace what is being edited.
  const [opened, setOpened] = useState<CrewDetails>()
  if (data?.viewer && !isFetching && !opened) setOpened(data)
  if (id === undefined || (error && !opened)) {
    return (
      <PageFrame narrow>
        <CrewNotFound error={error} onRetry={refetch} />
      </PageFrame>
    )
  }
  if (!opened || !user) return <PagePending />
  if (!opened.viewer?.isAuthor) {
    return (
      <CrewAccessDenied id={id} title={m.editor_no_permission()}>
        {m.editor_no_permission_text()}
      </CrewAccessDenied>
    )
  }
  if (!opened.viewer.canEdit) {
    return (
      <CrewAccessDenied id={id} title={m.editor_closed_title()}>
        {errorCodeText('mission_closed')}
      </CrewAccessDenied>
    )
  }
  return <EditCrewForm crew={opened} leader={user} />
}
