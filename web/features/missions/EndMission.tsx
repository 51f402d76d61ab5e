import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import type { MoveProps } from './MissionActions.tsx'
import { useEndMission } from './missions.queries.ts'

export function EndMission({ crew }: MoveProps) {
  const { mutateAsync: end } = useEndMission(crew.id)
  return (
    <AskFirst
      size="lg"
      block
      label={m.applications_mission_end()}
      title={m.applications_mission_end_title()}
      subtitle={crew.title}
      consequence={m.applications_mission_end_consequence()}
      confirmLabel={m.applications_mission_end()}
      pendingLabel={m.applications_mission_ending()}
      done={m.applications_mission_ended()}
      failed={m.applications_mission_failed()}
      onConfirm={end}
    />
  )
}
