import { useWatch } from 'react-hook-form'
import { m } from '#texts'
import { dayLabel } from '#web/features/crews/time/day-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatTime } from '#web/i18n/format.ts'
import styles from './CrewEditor.module.css'
import { startOfForm } from './editor-preview.ts'
import type { CrewFormPart } from './use-crew-form.ts'

interface Props extends Pick<CrewFormPart, 'control'> {
  /** How many people are in the crew already. */
  taken: number
}

/** What will be posted, beside the button that posts it. */
export function EditorSummary({ control, taken }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const [scheduledFor, timezone, startsNow, everyWeek, size] = useWatch({
    control,
    name: ['scheduledFor', 'timezone', 'startsNow', 'everyWeek', 'maxCrewSize'],
  })
  const start = startOfForm({ scheduledFor, timezone, startsNow })
  const when = start ? `${dayLabel(start, now, zone)} ${formatTime(start, zone)}` : m.editor_day_any()
  return (
    <p className={styles.summary}>
      <b>{everyWeek ? m.editor_summary_weekly({ when }) : when}</b>
      {m.editor_summary_seats({ count: Math.max(0, size - taken) })}
    </p>
  )
}
