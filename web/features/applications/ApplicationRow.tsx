import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { formatAverage } from '#web/i18n/format.ts'
import { rankLabels } from '#web/i18n/rank-labels.ts'
import { paths } from '#web/paths.ts'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { CitizenId } from '#web/ui/players/CitizenId.tsx'
import { OrganisationTag } from '#web/ui/players/OrganisationTag.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import { ApplicantFacts } from './ApplicantFacts.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import styles from './ApplicationRow.module.css'
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx'
import type { ApplicationEntry, ApplicationTimes } from './application-entry.ts'

/** On the crew's page, or with every detail on a page of its own. */
export type ApplicationLook = 'row' | 'full'

export type PlayerAction = (player: ApplicationEntry['user']) => ReactNode

interface Props {
  entry: ApplicationEntry
  look: ApplicationLook
  times: ApplicationTimes
  /** What else the leader can do about the player. */
  playerAction?: PlayerAction | undefined
  /** The decision buttons, or the decision that was made here. */
  children?: ReactNode
}

/** Who applied, what helps to decide, and what they wrote. */
export function ApplicationRow({ entry, look, times, playerAction, children }: Props) {
  const { user, status } = entry
  const { averageRating, totalRatings } = user.reputation
  const isFull = look === 'full'
  const action = playerAction?.(user)
  return (
    <article className={styles.row} data-look={look}>
      <Avatar name={user.displayName} src={user.profileImage} size={36} />
      <div className={styles.player}>
        <div className={styles.name}>
          <PlayerName>
            <Link to={paths.profile} params={{ userId: String(user.id) }} dir="auto">
              {user.displayName}
            </Link>
          </PlayerName>
          {user.organisation ? (
            <OrganisationTag>
              <Link to={paths.search} search={{ search: user.organisation }} dir="auto">
                {user.organisation}
              </Link>
            </OrganisationTag>
          ) : null}
          <span className={styles.rating}>
            {isFull && totalRatings > 0 ? (
              m.applications_reputation({ average: formatAverage(averageRating), count: totalRatings })
            ) : (
              <Rating average={averageRating} count={totalRatings} />
            )}
          </span>
          {isFull || status !== 'pending' ? <ApplicationStatusChip status={status} /> : null}
        </div>
        {isFull ? (
          <div className={styles.meta}>
            <CitizenId player={user} />
            {rankLabels[user.rank]()}
            {' · '}
            <time dateTime={entry.appliedAt}>{times.formatAppliedAt(entry.appliedAt)}</time>
          </div>
        ) : null}
        <ApplicantFacts entry={entry} formatLocalTime={times.formatLocalTime} />
      </div>
      {/* The language of an application is not known. */}
      <p className={styles.message} lang="" dir="auto">
        {entry.message}
      </p>
      {isFull && entry.details ? <ApplicationFacts details={entry.details} /> : null}
      {children ? <div className={styles.decision}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  )
}
