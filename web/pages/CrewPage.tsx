import { useParams } from '@tanstack/react-router'
import { m } from '#texts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { CrewNotFound } from '#web/features/crews/details/CrewNotFound.tsx'
import { CrewPageSkeleton } from '#web/features/crews/details/CrewPageSkeleton.tsx'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { BackToBoard } from './BackToBoard.tsx'
import { CrewSections } from './CrewSections.tsx'

export function CrewPage() {
  const { id } = useParams({ from: '/data/crew/$id' })
  const { data: crew, error, refetch } = useCrew(Number(id))
  usePageTitle(crew?.title ?? (error ? m.crew_page_not_found() : m.crew_page_loading()))
  if (!crew && error) {
    return (
      <PageFrame narrow>
        <CrewNotFound error={error} onRetry={refetch} />
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
