import { Star } from 'lucide-react'
import { m } from '#texts'
import { formatAverage } from '#web/i18n/format.ts'
import styles from './Rating.module.css'

/** A star, the average with one decimal, and the number of ratings. */
export function Rating({ average, count }: { average: number | null | undefined; count: number }) {
  if (count === 0 || average === null || average === undefined) {
    return <span className={styles.none}>{m.ui_no_ratings()}</span>
  }
  const figure = formatAverage(average)
  return (
    <span className={styles.rating}>
      <span className="sr-only">{m.ui_rating({ average: figure, count })}</span>
      <Star className={styles.star} size={14} aria-hidden />
      <b className={styles.average} aria-hidden>
        {figure}
      </b>
      <span className={styles.count} aria-hidden>
        ({count})
      </span>
    </span>
  )
}
