import { useParams } from '@tanstack/react-router'
import { m } from '#texts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { CrewNotFound } from '#web/features/crews/details/CrewNotFound.tsx'
import { CrewPageSkeleton } from '#web/features/crews/details/CrewPageSkeleton.tsx'
import { crewId } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { BackToBoard } from './BackToBoard.tsx'
import { CrewSections } from './CrewSections.tsx'

export function CrewPage() {
  const { id: text } = useParams({ from: '/data/crew/$id' })
  const id = crewId(text)
  const { data: crew, error, refetch } = useCrew(id)
  const isMissing = id === undefined || (!crew && error !== null)
  usePageTitle(crew?.title ?? (isMissing ? m.crew_page_not_found() : m.crew_page_loading()))
  if (isMissing) {
    return (
      <PageFrame narrow>
        <CrewNotFound error={error ?? undefined} onRetry={refetch} />
      </PageFrame>
    )
  }
  return (
    <PageFrame>
      <BackToBoard />
      {crew ? <CrewSections key={crew.id} crew={crew} /> : <CrewPageSkeleton />}
    </PageFrame>
  )
}
