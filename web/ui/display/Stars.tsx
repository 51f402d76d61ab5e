import { Star } from 'lucide-react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Stars.module.css'

const places = [1, 2, 3, 4, 5]

/** Five stars to look at, rounded to whole ones, with the number in words. */
export function Stars({ value, size = 14 }: { value: number; size?: number }) {
  const filled = Math.round(value)
  return (
    <span className={styles.stars} role="img" aria-label={m.ui_stars({ stars: filled })}>
      {places.map((place) => (
        <Star key={place} size={size} className={classNames(styles.star, place > filled && styles.empty)} />
      ))}
    </span>
  )
}
