import type { CSSProperties } from 'react'
import type { PlayerReputation } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'
import styles from './RatingBars.module.css'

const stars = [5, 4, 3, 2, 1] as const

/** How many ratings had five stars, four and so on. */
export function RatingBars({ reputation, ratingDistribution }: PlayerReputation) {
  const total = Math.max(1, reputation.totalRatings)
  return (
    <ul className={styles.bars}>
      {stars.map((each) => {
        const count = ratingDistribution[each]
        return (
          <li key={each}>
            <span className="sr-only">{m.profiles_stars_count({ stars: each, count })}</span>
            <span className={styles.row} aria-hidden>
              {each}
              <span className={styles.track}>
                <span className={styles.fill} style={{ '--share': count / total } as CSSProperties} />
              </span>
              <span className={styles.count}>{formatCount(count)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
