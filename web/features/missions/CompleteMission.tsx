import { Check } from 'lucide-react'
import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import type { MoveProps } from './MissionActions.tsx'
import { useCompleteMission } from './missions.queries.ts'

export function CompleteMission({ crew }: MoveProps) {
  const { mutateAsync: complete } = useCompleteMission(crew.id)
  return (
    <AskFirst
      variant="primary"
      size="lg"
      block
      label={
        <>
          <Check aria-hidden />
          {m.applications_mission_complete()}
        </>
      }
      title={m.applications_mission_complete_title()}
      subtitle={crew.title}
      consequence={m.applications_mission_complete_consequence()}
      confirmLabel={m.applications_mission_complete()}
      pendingLabel={m.applications_mission_completing()}
      done={m.applications_mission_completed()}
      failed={m.applications_mission_failed()}
      onConfirm={complete}
    />
  )
}
