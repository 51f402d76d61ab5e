import type { CrewDetails } from '#contract/crews/crews.ts'
import { needsCrew } from '#web/features/crews/details/needs-crew.ts'
import { CallCrew } from '#web/features/crews/sharing/CallCrew.tsx'
import { earlyStartText } from '#web/features/crews/time/time-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { MissionActions } from '#web/features/missions/MissionActions.tsx'
import { goToSuggestions } from './go-to-section.ts'

interface Props {
  crew: CrewDetails
  mainOnly?: boolean | undefined
}

/** What the leader can do with the mission now. While no one is aboard, that is to share the post and to invite. */
export function LeaderActions({ crew, mainOnly }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const isCalling = needsCrew(crew, now)
  const call = isCalling ? <CallCrew crew={crew} onInvite={mainOnly ? undefined : goToSuggestions} /> : null
  if (call && mainOnly) return call
  return (
    <>
      {call}
      <MissionActions
        crew={crew}
        mainOnly={mainOnly}
        isStartQuiet={isCalling}
        earlyStart={earlyStartText(crew, now, zone)}
      />
    </>
  )
}
