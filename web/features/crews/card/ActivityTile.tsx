import type { Activity, PostType } from '#contract/crews/fields.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ActivityIcon } from './ActivityIcon.tsx'
import styles from './ActivityTile.module.css'
import { activityHue } from './activity-hue.ts'

const iconSizes = { sm: 14, md: 18, lg: 30 }

type Props = {
  activity: Activity | PostType
  size?: keyof typeof iconSizes | undefined
  className?: string | undefined
}

/** The icon of the activity on a tinted square; its name is written next to it. */
export function ActivityTile({ activity, size = 'md', className }: Props) {
  return (
    <span className={classNames(styles.tile, styles[size], className)} data-act={activityHue(activity)}>
      <ActivityIcon activity={activity} size={iconSizes[size]} />
    </span>
  )
}
