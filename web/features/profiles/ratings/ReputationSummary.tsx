import type { PlayerReputation } from '#contract/profiles/players.ts'
import { reliability } from '#contract/profiles/ranks.ts'
import { m } from '#texts'
import { formatAverage, formatCount } from '#web/i18n/format.ts'
import { Stars } from '#web/ui/marks/Stars.tsx'
import { RatingBars } from './RatingBars.tsx'
import styles from './ReputationSummary.module.css'

export function ReputationSummary(answer: PlayerReputation) {
  const { averageRating, totalRatings, completedMissions } = answer.reputation
  const isRated = totalRatings > 0
  return (
    <>
      <div className={styles.summary}>
        <div className={styles.average}>
          <span className={styles.figure}>{isRated ? formatAverage(averageRating) : m.profiles_none()}</span>
          {isRated ? <Stars value={averageRating} /> : null}
          <span>{isRated ? m.profiles_ratings_total({ count: totalRatings }) : m.profiles_no_ratings()}</span>
        </div>
        <RatingBars {...answer} />
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{m.profiles_reliability()}</dt>
          <dd>{isRated ? m.profiles_percent({ percent: reliability(averageRating) }) : m.profiles_none()}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{m.profiles_completed_missions()}</dt>
          <dd>{formatCount(completedMissions)}</dd>
        </div>
      </dl>
    </>
  )
}
