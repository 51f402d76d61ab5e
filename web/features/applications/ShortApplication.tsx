import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { ShortDecision } from '#web/features/applications/decide/ShortDecision.tsx'
import { formatAverage } from '#web/i18n/format.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx'
import type { ApplicationEntry } from './application-entry.ts'
import styles from './ShortApplication.module.css'

/** One line: who, for which seat, and what can be decided. */
export function ShortApplication({ crew, entry }: { crew: ApplicationCrew; entry: ApplicationEntry }) {
  const { user, roleName, status } = entry
  const { averageRating, totalRatings } = user.reputation
  const item = useRef<HTMLLIElement>(null)
  const seat = roleName === null ? m.crews_any_seat() : roleNameText(roleName)
  return (
    // The name is read when the entry gets the focus.
    <li ref={item} className={styles.row} tabIndex={-1} aria-label={user.displayName}>
      <Avatar name={user.displayName} src={user.profileImage} size={28} />
      <div className={styles.text}>
        <PlayerName>
          <Link to={paths.profile} params={{ userId: String(user.id) }} dir="auto">
            {user.displayName}
          </Link>
        </PlayerName>
        <div className={styles.seat}>
          {totalRatings > 0
            ? m.applications_seat_and_rating({
                seat,
                average: formatAverage(averageRating),
                count: totalRatings,
              })
            : seat}
        </div>
      </div>
      {status === 'pending' && crew.viewer?.canDecide ? (
        <ShortDecision crew={crew} entry={entry} item={item} />
      ) : (
        <ApplicationStatusChip status={status} />
      )}
    </li>
  )
}
