import { useWatch } from 'react-hook-form'
import { seriesLimits } from '#contract/series/limits.ts'
import { weekdayIn } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { formatTime } from '#web/i18n/format.ts'
import { weekdayName } from '#web/i18n/weekday-name.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import styles from './EditorWhen.module.css'

interface Props extends CrewFormPart {
  start: Date | undefined
  /** Called when the mission is to be repeated and has no start yet. */
  onStartNeeded: () => void
}

/** Repeats a new post every week: the series is made when it is posted. */
export function EditorWeekly({ control, setField, start, onStartNeeded }: Props) {
  const [isOn, timezone] = useWatch({ control, name: ['everyWeek', 'timezone'] })
  const zone = timezone || 'UTC'
  const times = seriesLimits.mostTimes
  return (
    <Checkbox
      className={styles.weekly}
      checked={isOn}
      onChange={() => {
        setField('everyWeek', !isOn)
        if (!isOn) onStartNeeded()
      }}
    >
      {m.editor_every_week()}
      <span className={styles.soft}>
        {isOn && start
          ? m.editor_every_week_when({
              weekday: weekdayName(weekdayIn(start, zone)),
              time: formatTime(start, zone),
              times,
            })
          : m.editor_every_week_hint({ times })}
      </span>
    </Checkbox>
  )
}
