import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { PlayerStatistics } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { leadingText } from '#web/i18n/record-texts.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './RecordPanel.module.css'

interface Props {
  statistics: Pick<PlayerStatistics, 'attendance' | 'leading'> | undefined
  isOwn: boolean
}

/** How reliably the player came to missions and led them. On other profiles nothing while a few missions say nothing. */
export function RecordPanel({ statistics, isOwn }: Props) {
  if (!statistics) return null
  const { attendance, leading } = statistics
  if (!attendance && !leading && !isOwn) return null
  const { months, missions, lateHours } = attendanceLimits
  return (
    <Panel title={m.attendance_record_title()}>
      <div className={styles.record}>
        {attendance ? <p>{m.attendance_record(attendance)}</p> : null}
        {leading ? <p>{leadingText(leading)}</p> : null}
        {leading && leading.cancelledLate > 0 ? (
          <p className={styles.rule}>{m.attendance_leading_late_hint({ hours: lateHours })}</p>
        ) : null}
        {isOwn && !attendance ? <p>{m.attendance_record_none({ missions })}</p> : null}
        {isOwn ? <p className={styles.rule}>{m.attendance_record_own({ months })}</p> : null}
      </div>
    </Panel>
  )
}
