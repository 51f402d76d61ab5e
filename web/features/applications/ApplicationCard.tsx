import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { formatAverage } from '#web/i18n/format.ts'
import { rankLabels } from '#web/i18n/rank-labels.ts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { paths } from '#web/paths.ts'
import { Chip } from '#web/ui/display/Chip.tsx'
import { Rating } from '#web/ui/display/Rating.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { CitizenId } from '#web/ui/players/CitizenId.tsx'
import { OrganisationTag } from '#web/ui/players/OrganisationTag.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import { ApplicantFacts } from './ApplicantFacts.tsx'
import styles from './ApplicationCard.module.css'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx'
import type { ApplicationEntry, ApplicationTimes } from './application-entry.ts'

export type ApplicationLook = 'panel' | 'row' | 'full'

export type PlayerAction = (player: ApplicationEntry['user']) => ReactNode

interface Props {
  entry: ApplicationEntry
  /** Narrow in the sidebar, one row below the roles, or with every detail. */
  look: ApplicationLook
  /** The language the post is written in. */
  postLang: string
  times: ApplicationTimes
  /** What the leader can do about the player, beside their name. */
  playerAction?: PlayerAction | undefined
  /** The decision buttons, or the decision that was made here. */
  children?: ReactNode
}

export function ApplicationCard({ entry, look, postLang, times, playerAction, children }: Props) {
  const { user, status, roleName } = entry
  const { averageRating, totalRatings } = user.reputation
  const isFull = look === 'full'
  const time = <time dateTime={entry.appliedAt}>{times.formatAppliedAt(entry.appliedAt)}</time>
  return (
    <article className={styles.card} data-look={look}>
      <span className={styles.avatar}>
        <Avatar name={user.displayName} src={user.profileImage} size={look === 'panel' ? 28 : 36} />
      </span>
      <div className={styles.player}>
        <div className={styles.name}>
          <PlayerName>
            <Link to={paths.profile} params={{ userId: String(user.id) }} dir="auto">
              {user.displayName}
            </Link>
          </PlayerName>
          {roleName ? (
            <Chip tone="line" dir="auto" lang={roleNameLang(roleName, postLang)}>
              {roleNameText(roleName)}
            </Chip>
          ) : null}
          {isFull || status !== 'pending' ? <ApplicationStatusChip status={status} /> : null}
        </div>
        <div className={styles.meta}>
          {isFull ? <CitizenId player={user} /> : null}
          {user.organisation ? (
            <>
              <OrganisationTag>
                <Link to={paths.search} search={{ search: user.organisation }} dir="auto">
                  {user.organisation}
                </Link>
              </OrganisationTag>
              {' · '}
            </>
          ) : null}
          {rankLabels[user.rank]()}
          {' · '}
          {time}
        </div>
        <ApplicantFacts entry={entry} formatLocalTime={times.formatLocalTime} />
      </div>
      <div className={styles.rating}>
        {isFull && totalRatings > 0 ? (
          m.applications_reputation({
            average: formatAverage(averageRating),
            count: totalRatings,
          })
        ) : (
          <Rating average={averageRating} count={totalRatings} />
        )}
        {playerAction?.(user)}
      </div>
      {/* The language of an application is not known. */}
      <p className={styles.message} lang="" dir="auto">
        {entry.message}
      </p>
      {isFull && entry.details ? <ApplicationFacts details={entry.details} /> : null}
      {children ? <div className={styles.decision}>{children}</div> : null}
    </article>
  )
}
