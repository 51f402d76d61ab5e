import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { focusLateHeading } from '#web/browser/focus-late-heading.ts'
import { ActivityIcon } from '#web/features/crews/card/ActivityIcon.tsx'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { StatusChip } from '#web/features/crews/card/StatusChip.tsx'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { isDeleted, playerName } from '#web/i18n/player-names.ts'
import { leadingText } from '#web/i18n/record-texts.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './CrewHeader.module.css'

export function CrewHeader({ crew }: { crew: CrewDetails }) {
  const { averageRating, totalRatings } = crew.authorReputation
  const hasActivity = crew.activity !== crew.postType
  return (
    <header className={styles.header}>
      <ActivityTile activity={crew.activity} size="lg" className={styles.tile} />
      <div className={styles.text}>
        <div className={styles.chips} data-act={activityHue(crew.activity)}>
          <StatusChip status={crew.displayStatus} />
          {hasActivity ? (
            <Chip icon={<ActivityIcon activity={crew.activity} size={12} className={styles.hue} />}>
              <span className={styles.hue}>{activityLabel(crew.activity)}</span>
            </Chip>
          ) : null}
          {crew.viewer?.isAuthor ? <Chip tone="beacon">{m.crews_yours()}</Chip> : null}
          {crew.viewer?.isMember && !crew.viewer.isCoLeader ? (
            <Chip tone="beacon">{isOver(crew) ? m.crew_page_was_aboard() : m.crew_page_aboard()}</Chip>
          ) : null}
          {crew.viewer?.isCoLeader ? <Chip tone="beacon">{m.leading_co_led()}</Chip> : null}
        </div>
        <h1 ref={focusLateHeading} className={styles.title} lang={crew.primaryLanguage} dir="auto">
          {crew.title}
        </h1>
        <div className={styles.leader}>
          <Avatar name={playerName(crew.authorName)} src={crew.authorImage} size={20} />
          {isDeleted(crew.authorName) ? (
            playerName(crew.authorName)
          ) : (
            <TextLink asChild touch className={styles.name}>
              <Link to={paths.profile} params={{ userId: String(crew.authorId) }} dir="auto">
                {crew.authorName}
              </Link>
            </TextLink>
          )}
          {totalRatings > 0 ? <Rating average={averageRating} count={totalRatings} /> : null}
          {crew.authorRecord ? <span className={styles.soft}>{leadingText(crew.authorRecord)}</span> : null}
        </div>
      </div>
    </header>
  )
}
