import type { CSSProperties } from 'react'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'
import { rankLabels } from '#web/i18n/rank-labels.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './RankSteps.module.css'
import { rankProgress } from './rank-progress.ts'

/** The ranks as a bar, with the score and what is missing for the next one. */
export function RankSteps({ score }: { score: number }) {
  const { rank, steps, next } = rankProgress(score)
  return (
    <>
      <div className={styles.row}>
        <span className={styles.score} aria-hidden>
          {formatCount(score)}
        </span>
        <span className="sr-only">
          {m.profiles_score_of({ score: formatCount(score), rank: rankLabels[rank]() })}
        </span>
        <span>
          {next
            ? m.profiles_to_next({ score: formatCount(next.missing), rank: rankLabels[next.rank]() })
            : m.profiles_highest()}
        </span>
      </div>
      <div className={styles.steps} aria-hidden>
        {steps.map(({ rank, share, isCurrent }) => (
          <div key={rank} className={classNames(isCurrent && styles.current)}>
            <div className={styles.bar}>
              <span className={styles.fill} style={{ '--share': share } as CSSProperties} />
            </div>
            <div className={styles.name}>{rankLabels[rank]()}</div>
          </div>
        ))}
      </div>
    </>
  )
}
