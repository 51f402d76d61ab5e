import { CancelMission } from './CancelMission.tsx'
import { CompleteMission } from './CompleteMission.tsx'
import { EndMission } from './EndMission.tsx'
import { KeepPost } from './KeepPost.tsx'
import styles from './MissionActions.module.css'
import type { MissionCrew } from './mission-crew.ts'
import { StartMission } from './StartMission.tsx'

interface Props {
  crew: MissionCrew
  /** Only the step ahead, where there is room for one. */
  mainOnly?: boolean | undefined
}

/** What the leader may do with the mission now, as the server says. */
export function MissionActions({ crew, mainOnly }: Props) {
  const can = crew.viewer?.can
  if (!can) return null
  return (
    <div className={styles.actions}>
      {can.keep && !mainOnly ? <KeepPost crew={crew} /> : null}
      {can.start ? <StartMission crew={crew} /> : null}
      {can.complete ? <CompleteMission crew={crew} /> : null}
      {can.end ? <EndMission crew={crew} /> : null}
      {can.cancel && !mainOnly ? <CancelMission crew={crew} /> : null}
    </div>
  )
}
