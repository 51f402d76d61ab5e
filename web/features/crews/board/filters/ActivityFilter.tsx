import type { KeyboardEvent } from 'react'
import { type Activity, activities } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { ActivityIcon } from '#web/features/crews/card/ActivityIcon.tsx'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import styles from './ActivityFilter.module.css'

type Props = { value: Activity | undefined; onChange: (activity: Activity | undefined) => void }

/** At most one choice: choosing it again clears it. */
export function ActivityFilter({ value, onChange }: Props) {
  // Some browsers fire no click for Space on a checked radio; in the others this must not add a second click.
  const handleKey = (event: KeyboardEvent, activity: Activity) => {
    if (event.key !== ' ' || activity !== value) return
    event.preventDefault()
    onChange(undefined)
  }
  return (
    <FieldGroup label={m.board_activity()}>
      <div className={styles.choices}>
        {activities.map((activity) => (
          <label key={activity} className={classNames('focus-within', styles.choice)} data-act={activity}>
            <input
              type="radio"
              className={styles.input}
              name="activity"
              value={activity}
              checked={activity === value}
              onChange={() => onChange(activity)}
              onClick={() => {
                if (activity === value) onChange(undefined)
              }}
              onKeyUp={(event) => handleKey(event, activity)}
            />
            <ActivityIcon activity={activity} className={styles.icon} />
            {activityLabel(activity)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
