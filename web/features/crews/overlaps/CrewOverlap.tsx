import type { CrewSummary } from '#contract/crews/crews.ts'
import { OverlapNote } from './OverlapNote.tsx'

interface Props {
  crew: Pick<CrewSummary, 'id' | 'scheduledTime' | 'estimatedDuration'>
}

/** For a player who is about to promise to fly with this crew. */
export function CrewOverlap({ crew: { id, scheduledTime, estimatedDuration } }: Props) {
  const start = scheduledTime ? new Date(scheduledTime) : undefined
  return <OverlapNote start={start} minutes={estimatedDuration} crewId={id} />
}
