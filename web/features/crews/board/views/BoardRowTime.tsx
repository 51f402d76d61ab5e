import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#texts'
import { ClockTime } from '#web/features/crews/time/ClockTime.tsx'
import { countdown } from '#web/features/crews/time/countdown.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './BoardRowTime.module.css'

type Props = { crew: CrewSummary; now: Date; zone: string; className?: string | undefined }

export function BoardRowTime({ crew, now, zone, className }: Props) {
  if (!crew.scheduledTime) {
    return <div className={classNames(styles.none, className)}>{m.crews_no_start()}</div>
  }
  const start = new Date(crew.scheduledTime)
  const timing = { start, minutes: crew.estimatedDuration, status: crew.displayStatus }
  const { text, isSoon } = countdown(timing, now, zone, true)
  return (
    <div className={classNames(styles.time, className)}>
      <ClockTime className={styles.clock} moment={start} zone={zone} />
      <span className={classNames(styles.countdown, isSoon && styles.soon)}>{text}</span>
    </div>
  )
}
