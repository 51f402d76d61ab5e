import { Check } from 'lucide-react'
import { m } from '#texts'
import { MissionStep } from './MissionStep.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useCompleteMission } from './missions.queries.ts'

export function CompleteMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync } = useCompleteMission(crew.id)
  return (
    <MissionStep
      crew={crew}
      variant="primary"
      size="lg"
      icon={Check}
      label={m.missions_complete()}
      title={m.missions_complete_title()}
      consequence={m.missions_complete_consequence()}
      pendingLabel={m.missions_completing()}
      done={m.missions_completed()}
      onConfirm={mutateAsync}
    />
  )
}
