import { useId } from 'react'
import { type Activity, activities } from '#contract/crew-fields.ts'
import { m } from '#messages'
import { ActivityIcon } from '#web/features/crews/ActivityIcon.tsx'
import { activityWord } from '#web/features/crews/crew-words.ts'
import { FieldGroup } from '#web/ui/FieldGroup.tsx'
import styles from './ActivityFilter.module.css'

type Props = { value: Activity | undefined; onChange: (activity: Activity | undefined) => void }

/** One choice at most: choosing the chosen one again takes it away. */
export function ActivityFilter({ value, onChange }: Props) {
  const name = useId()
  return (
    <FieldGroup label={m.board_activity()}>
      <div className={styles.choices}>
        {activities.map((activity) => (
          <label key={activity} className={styles.choice} data-act={activity}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={activity === value}
              onChange={() => onChange(activity)}
              onClick={() => {
                if (activity === value) onChange(undefined)
              }}
            />
            <ActivityIcon activity={activity} className={styles.icon} />
            {activityWord(activity)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
