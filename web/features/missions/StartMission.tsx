import { Play } from 'lucide-react'
import { m } from '#texts'
import { MissionStep } from './MissionStep.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useStartMission } from './missions.queries.ts'

export function StartMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync } = useStartMission(crew.id)
  return (
    <MissionStep
      crew={crew}
      variant="primary"
      size="lg"
      danger={false}
      icon={Play}
      label={m.missions_start()}
      title={m.missions_start_title()}
      consequence={m.missions_start_consequence()}
      pendingLabel={m.missions_starting()}
      done={m.missions_started()}
      onConfirm={mutateAsync}
    />
  )
}
