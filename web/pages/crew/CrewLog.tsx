import type { CrewDetails } from '#contract/crews/crews.ts'
import { MissionLogPanel } from '#web/features/logs/MissionLogPanel.tsx'
import { PublicPicture } from '#web/features/logs/PublicPicture.tsx'

const othersActions = () => null

/** The pictures of a completed mission. Those who were not aboard see one at most. */
export function CrewLog({ crew }: { crew: CrewDetails }) {
  if (crew.displayStatus !== 'completed') return null
  const isAboard = crew.viewer?.isAuthor === true || crew.viewer?.isMember === true
  return isAboard ? (
    <MissionLogPanel crew={crew} othersActions={othersActions} />
  ) : (
    <PublicPicture crewId={crew.id} othersActions={othersActions} />
  )
}
