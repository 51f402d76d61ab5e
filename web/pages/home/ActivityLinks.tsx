import { Link } from '@tanstack/react-router'
import { activities } from '#contract/crews/fields.ts'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { paths } from '#web/paths.ts'
import styles from './ActivityLinks.module.css'

/** A link to the board for each activity. */
export function ActivityLinks() {
  return (
    <ul className={styles.activities}>
      {activities.map((activity) => (
        <li key={activity}>
          <Link
            className={styles.activity}
            to={paths.search}
            search={{ activity }}
            title={activityLabel(activity)}
          >
            <ActivityTile activity={activity} />
            <span className="sr-only">{activityLabel(activity)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
