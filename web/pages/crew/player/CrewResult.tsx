import type { CrewDetails } from '#contract/crews/crews.ts'
import { PublicPicture } from '#web/features/logs/PublicPicture.tsx'
import { CrewDebrief } from '#web/pages/crew/debrief/CrewDebrief.tsx'
import { useLogActions } from './use-log-actions.tsx'

/** What came of a completed mission: for those aboard the debrief, for everyone else one picture at most. */
export function CrewResult({ crew }: { crew: CrewDetails }) {
  const othersActions = useLogActions(crew.id)
  if (crew.displayStatus !== 'completed') return null
  const isAboard = crew.viewer?.isAuthor === true || crew.viewer?.isMember === true
  return isAboard ? (
    <CrewDebrief crew={crew} />
  ) : (
    <PublicPicture crewId={crew.id} othersActions={othersActions} />
  )
}
