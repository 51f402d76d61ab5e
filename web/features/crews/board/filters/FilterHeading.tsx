import { m } from '#texts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import styles from './FilterHeading.module.css'

/** "Filters", and how many are set. */
export function FilterHeading({ count }: { count: number }) {
  return (
    <span className={styles.heading}>
      {m.board_filters()}
      {count > 0 ? <Badge quiet count={count} label={m.board_filters_active({ count })} /> : null}
    </span>
  )
}
