import { Check } from 'lucide-react'
import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useCompleteMission } from './missions.queries.ts'

export function CompleteMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync: complete } = useCompleteMission(crew.id)
  return (
    <AskFirst
      variant="primary"
      size="lg"
      block
      label={
        <>
          <Check aria-hidden />
          {m.missions_complete()}
        </>
      }
      title={m.missions_complete_title()}
      subtitle={crew.title}
      consequence={m.missions_complete_consequence()}
      confirmLabel={m.missions_complete()}
      pendingLabel={m.missions_completing()}
      done={m.missions_completed()}
      failed={m.missions_failed()}
      onConfirm={complete}
    />
  )
}
