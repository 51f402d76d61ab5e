import { X } from 'lucide-react'
import { m } from '#texts'
import { MissionStep } from './MissionStep.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useCancelMission } from './missions.queries.ts'

export function CancelMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync } = useCancelMission(crew.id)
  return (
    <MissionStep
      crew={crew}
      variant="danger"
      icon={X}
      label={m.missions_cancel()}
      title={m.missions_cancel_title()}
      consequence={m.missions_cancel_consequence()}
      dismissLabel={m.missions_cancel_dismiss()}
      pendingLabel={m.missions_cancelling()}
      done={m.missions_cancelled()}
      onConfirm={mutateAsync}
    />
  )
}
