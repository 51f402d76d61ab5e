import { formatTime } from '#web/i18n/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './ClockTime.module.css'

type Props = { moment: Date; zone: string; className?: string | undefined }

/** 20:30 in the monospaced font, which would leave too much space around the colon. */
export function ClockTime({ moment, zone, className }: Props) {
  const [hours, minutes] = formatTime(moment, zone).split(':')
  return (
    <time className={classNames(styles.time, className)} dateTime={moment.toISOString()}>
      {hours}
      <span className={styles.colon}>:</span>
      {minutes}
    </time>
  )
}
