import { type Activity, activities } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { ActivityIcon } from '#web/features/crews/card/ActivityIcon.tsx'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import styles from './ActivityFilter.module.css'
import { Radio } from './Radio.tsx'

type Props = { value: Activity | undefined; onChange: (activity: Activity | undefined) => void }

export function ActivityFilter({ value, onChange }: Props) {
  return (
    <FieldGroup label={m.board_activity()}>
      <div className={styles.choices}>
        {activities.map((activity) => (
          <Radio
            key={activity}
            className={styles.choice}
            hue={activity}
            name="activity"
            value={activity}
            chosen={value}
            onChange={onChange}
          >
            <ActivityIcon activity={activity} className={styles.icon} />
            {activityLabel(activity)}
          </Radio>
        ))}
      </div>
    </FieldGroup>
  )
}
