import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import type { MissionCrew } from './mission-crew.ts'
import { useEndMission } from './missions.queries.ts'

export function EndMission({ crew }: { crew: MissionCrew }) {
  const { mutateAsync: end } = useEndMission(crew.id)
  return (
    <AskFirst
      size="lg"
      block
      label={m.missions_end()}
      title={m.missions_end_title()}
      subtitle={crew.title}
      consequence={m.missions_end_consequence()}
      confirmLabel={m.missions_end()}
      pendingLabel={m.missions_ending()}
      done={m.missions_ended()}
      failed={m.missions_failed()}
      onConfirm={end}
    />
  )
}
