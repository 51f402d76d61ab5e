import { Play } from 'lucide-react'
import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useStartMission } from './missions.queries.ts'

export function StartMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync: start } = useStartMission(crew.id)
  return (
    <AskFirst
      variant="primary"
      size="lg"
      block
      label={
        <>
          <Play aria-hidden />
          {m.missions_start()}
        </>
      }
      title={m.missions_start_title()}
      subtitle={crew.title}
      consequence={m.missions_start_consequence()}
      danger={false}
      confirmLabel={m.missions_start()}
      pendingLabel={m.missions_starting()}
      done={m.missions_started()}
      failed={m.missions_failed()}
      onConfirm={start}
    />
  )
}
