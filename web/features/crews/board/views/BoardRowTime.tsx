import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ClockTime } from '#web/features/crews/time/ClockTime.tsx'
import { countdown } from '#web/features/crews/time/countdown.ts'
import { HoursFitText } from '#web/features/crews/time/HoursFitText.tsx'
import { missionTime } from '#web/features/crews/time/mission-time.ts'
import { useViewerHours } from '#web/features/crews/time/use-viewer-hours.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './BoardRowTime.module.css'

type Props = { crew: CrewSummary; now: Date; zone: string; className?: string | undefined }

export function BoardRowTime({ crew, now, zone, className }: Props) {
  const mission = missionTime(crew)
  const { fit } = useViewerHours(crew)
  if (!mission) {
    return <div className={classNames(styles.none, className)}>{m.crews_no_start()}</div>
  }
  const { text, isSoon } = countdown(mission, now, zone, true)
  return (
    <div className={classNames(styles.time, className)}>
      <ClockTime className={styles.clock} moment={mission.start} zone={zone} />
      <span className={classNames(styles.countdown, isSoon && styles.soon)}>{text}</span>
      <HoursFitText fit={fit} className={styles.fit} />
    </div>
  )
}
