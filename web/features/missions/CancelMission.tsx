import { X } from 'lucide-react'
import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import type { MoveProps } from './MissionActions.tsx'
import { useCancelMission } from './missions.queries.ts'

export function CancelMission({ crew }: MoveProps) {
  const { mutateAsync: cancel } = useCancelMission(crew.id)
  return (
    <AskFirst
      variant="danger"
      block
      label={
        <>
          <X aria-hidden />
          {m.applications_mission_cancel()}
        </>
      }
      title={m.applications_mission_cancel_title()}
      subtitle={crew.title}
      consequence={m.applications_mission_cancel_consequence()}
      confirmLabel={m.applications_mission_cancel()}
      pendingLabel={m.applications_mission_cancelling()}
      done={m.applications_mission_cancelled()}
      failed={m.applications_mission_failed()}
      onConfirm={cancel}
    />
  )
}
