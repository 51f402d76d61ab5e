import { X } from 'lucide-react'
import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useCancelMission } from './missions.queries.ts'

export function CancelMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync: cancel } = useCancelMission(crew.id)
  return (
    <AskFirst
      variant="danger"
      block
      label={
        <>
          <X aria-hidden />
          {m.missions_cancel()}
        </>
      }
      title={m.missions_cancel_title()}
      subtitle={crew.title}
      consequence={m.missions_cancel_consequence()}
      confirmLabel={m.missions_cancel()}
      dismissLabel={m.missions_cancel_dismiss()}
      pendingLabel={m.missions_cancelling()}
      done={m.missions_cancelled()}
      failed={m.missions_failed()}
      onConfirm={cancel}
    />
  )
}
