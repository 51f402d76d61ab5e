import { useUncountedCrew } from '#web/features/crews/crews.queries.ts'
import { CrewOverlap } from './CrewOverlap.tsx'

/** For a player who can promise to fly with a crew away from its page. */
export function OverlapOf({ crewId }: { crewId: number }) {
  const { data: crew } = useUncountedCrew(crewId)
  return crew ? <CrewOverlap crew={crew} /> : null
}
