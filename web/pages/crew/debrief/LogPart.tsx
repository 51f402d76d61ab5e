import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useMissionLog } from '#web/features/logs/logs.queries.ts'
import { MissionLog } from '#web/features/logs/MissionLog.tsx'
import { useLogActions } from '#web/pages/crew/player/use-log-actions.tsx'
import { DebriefPart } from './DebriefPart.tsx'

/** The pictures of the mission. */
export function LogPart({ crew }: { crew: CrewDetails }) {
  const othersActions = useLogActions(crew.id)
  const { data: log } = useMissionLog(crew.id)
  const count = log?.pictures.length ?? 0
  return (
    <DebriefPart
      key={log ? 'loaded' : 'loading'}
      title={m.logs_title()}
      done={count > 0 ? m.logs_count({ count }) : undefined}
      isOnlyShown
    >
      <MissionLog crew={crew} othersActions={othersActions} />
    </DebriefPart>
  )
}
