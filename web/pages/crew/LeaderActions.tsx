import type { CrewDetails } from '#contract/crews/crews.ts'
import { earlyStartText } from '#web/features/crews/time/time-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { MissionActions } from '#web/features/missions/MissionActions.tsx'

interface Props {
  crew: CrewDetails
  mainOnly?: boolean | undefined
}

/** What the leader can do with the mission now. */
export function LeaderActions({ crew, mainOnly }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  return <MissionActions crew={crew} mainOnly={mainOnly} earlyStart={earlyStartText(crew, now, zone)} />
}
