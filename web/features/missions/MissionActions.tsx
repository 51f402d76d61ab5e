import type { CrewDetails } from '#contract/crews/crews.ts'
import { CompleteMission } from './CompleteMission.tsx'
import { KeepPost } from './KeepPost.tsx'
import styles from './MissionActions.module.css'
import { MissionStepButton } from './MissionStepButton.tsx'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'members' | 'viewer'>
  /** Only the next step, where there is room for one button. */
  mainOnly?: boolean | undefined
  /** Something else comes first. */
  isStartQuiet?: boolean | undefined
  earlyStart?: string | undefined
}

/** What the leader may do with the mission now, as the server says. */
export function MissionActions({ crew, mainOnly, isStartQuiet, earlyStart }: Props) {
  const can = crew.viewer?.can
  if (!can) return null
  const isAlone = crew.members.length === 1
  return (
    <div className={styles.actions}>
      {can.keep && !mainOnly ? <KeepPost crewId={crew.id} /> : null}
      {can.start ? (
        <MissionStepButton crew={crew} step="start" isQuiet={isStartQuiet} earlyStart={earlyStart} />
      ) : null}
      {can.complete && isAlone ? <MissionStepButton crew={crew} step="complete" /> : null}
      {can.complete && !isAlone ? <CompleteMission crew={crew} /> : null}
      {can.end ? <MissionStepButton crew={crew} step="end" /> : null}
      {can.cancel && !mainOnly ? <MissionStepButton crew={crew} step="cancel" /> : null}
    </div>
  )
}
