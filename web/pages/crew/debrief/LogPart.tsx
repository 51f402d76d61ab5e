import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { MissionLog } from '#web/features/logs/MissionLog.tsx'
import { useLogActions } from '#web/pages/crew/use-log-actions.tsx'
import { DebriefPart } from './DebriefPart.tsx'

/** The pictures of the mission. */
export function LogPart({ crew }: { crew: CrewDetails }) {
  const othersActions = useLogActions(crew.id)
  return (
    <DebriefPart title={m.logs_title()}>
      <MissionLog crew={crew} othersActions={othersActions} />
    </DebriefPart>
  )
}
