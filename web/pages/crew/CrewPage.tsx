import { useParams } from '@tanstack/react-router'
import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { CrewNotFound, crewProblemTitle } from '#web/features/crews/details/CrewNotFound.tsx'
import { CrewPageSkeleton } from '#web/features/crews/details/CrewPageSkeleton.tsx'
import { idInAddress } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { BackToBoard } from './BackToBoard.tsx'
import { CrewSections } from './CrewSections.tsx'
import { OfflineNote } from './OfflineNote.tsx'

export function CrewPage() {
  const { id: text } = useParams({ from: '/data/crew/$id' })
  const id = idInAddress(text)
  const { data: crew, dataUpdatedAt, error, isPaused, refetch } = useCrew(id)
  // Offline the request waits, and goes out when the connection is back.
  const problem = error ?? (isPaused ? new NetworkError() : undefined)
  const isMissing = id === undefined || (!crew && problem !== undefined)
  usePageTitle(crew?.title ?? (isMissing ? crewProblemTitle(problem) : m.crew_page_loading()))
  if (isMissing) {
    return (
      <PageFrame narrow>
        <CrewNotFound error={problem} onRetry={refetch} />
      </PageFrame>
    )
  }
  return (
    <PageFrame>
      <BackToBoard />
      {crew ? <OfflineNote updatedAt={dataUpdatedAt} /> : null}
      {crew ? <CrewSections key={crew.id} crew={crew} /> : <CrewPageSkeleton />}
    </PageFrame>
  )
}
