import { m } from '#texts'
import { MissionStep } from './MissionStep.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useEndMission } from './missions.queries.ts'

export function EndMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync } = useEndMission(crew.id)
  return (
    <MissionStep
      crew={crew}
      size="lg"
      label={m.missions_end()}
      title={m.missions_end_title()}
      consequence={m.missions_end_consequence()}
      pendingLabel={m.missions_ending()}
      done={m.missions_ended()}
      onConfirm={mutateAsync}
    />
  )
}
