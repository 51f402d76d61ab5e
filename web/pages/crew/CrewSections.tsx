import type { CrewDetails } from '#contract/crews/crews.ts'
import { CrewPageSkeleton } from '#web/features/crews/details/CrewPageSkeleton.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { ReaderSections } from './ReaderSections.tsx'

const LeaderSections = lazyPart(() => import('./LeaderSections.tsx'), 'LeaderSections', <CrewPageSkeleton />)

/** Members and visitors share theirs: who is accepted while they read must not lose what they are doing. */
export function CrewSections({ crew }: { crew: CrewDetails }) {
  return crew.viewer?.isAuthor ? <LeaderSections crew={crew} /> : <ReaderSections crew={crew} />
}
