import { Star } from 'lucide-react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Stars.module.css'

const positions = [1, 2, 3, 4, 5]

/** A rating as five stars, rounded to whole ones, with a label for screen readers. */
export function Stars({ value, size = 14 }: { value: number; size?: number }) {
  const filled = Math.round(value)
  return (
    <span className={styles.stars} role="img" aria-label={m.ui_stars({ stars: filled })}>
      {positions.map((position) => (
        <Star
          key={position}
          size={size}
          className={classNames(styles.star, position > filled && styles.empty)}
        />
      ))}
    </span>
  )
}
