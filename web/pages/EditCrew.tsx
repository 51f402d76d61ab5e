import { useState } from 'react'
import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#texts'
import { codeWords } from '#web/api/error-texts.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { CrewNotFound } from '#web/features/crews/details/CrewNotFound.tsx'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PagePending } from '#web/shell/PagePending.tsx'
import { EditCrewForm } from './EditCrewForm.tsx'
import { EditRefused } from './EditRefused.tsx'

/** The form for the author of an open crew; everyone else is told why not. */
export function EditCrew({ id }: { id: number }) {
  const user = useUser()
  const { data, error, isFetching, refetch } = useCrew(id)
  // The form opens on the newest state, and what comes in later does not replace it.
  const [opened, setOpened] = useState<CrewDetails>()
  if (data?.viewer && !isFetching && !opened) setOpened(data)
  if (error && !opened) {
    return (
      <PageFrame narrow>
        <CrewNotFound error={error} onRetry={refetch} />
      </PageFrame>
    )
  }
  if (!opened || !user) return <PagePending />
  if (!opened.viewer?.isAuthor) {
    return (
      <EditRefused id={id} title={m.editor_no_permission()}>
        {m.editor_no_permission_text()}
      </EditRefused>
    )
  }
  if (!opened.viewer.canEdit) {
    return (
      <EditRefused id={id} title={m.editor_closed_title()}>
        {codeWords('mission_closed')}
      </EditRefused>
    )
  }
  return <EditCrewForm crew={opened} author={user} />
}
