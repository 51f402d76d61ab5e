import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#texts'
import { languagesOf } from '#web/features/crews/crew-facts.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Rating } from '#web/ui/display/Rating.tsx'
import { CrewAction } from './CrewAction.tsx'
import { LanguageCodes } from './LanguageCodes.tsx'
import styles from './MissionCardFooter.module.css'

type Props = {
  crew: CrewSummary
  gone?: boolean | undefined
  preview?: boolean | undefined
  joinClassName?: string | undefined
}

/** Who leads, in which languages, and what to do about it. */
export function MissionCardFooter({ crew, gone, preview, joinClassName }: Props) {
  const mine = crew.viewer?.isAuthor
  const { averageRating, totalRatings } = crew.authorReputation
  return (
    <div className={styles.footer}>
      <div className={styles.leader}>
        <Avatar name={crew.authorName} src={crew.authorImage} />
        <span className={styles.who}>
          <span className={styles.name}>{mine ? m.crews_you() : crew.authorName}</span>
          {mine ? (
            <span className={styles.part}>{m.crews_leader()}</span>
          ) : (
            <span className={styles.rating}>
              <Rating average={averageRating} count={totalRatings} />
            </span>
          )}
        </span>
      </div>
      <LanguageCodes languages={languagesOf(crew)} most={2} />
      {preview ? null : (
        <CrewAction
          crew={crew}
          gone={gone}
          className={styles.action}
          joinClassName={`${styles.action} ${joinClassName}`}
        />
      )}
    </div>
  )
}
