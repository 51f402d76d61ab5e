import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FlownWith, ListedPlayer } from '#contract/players/players.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { isStaff } from '#web/session/staff.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { OrganisationTag } from '#web/ui/players/OrganisationTag.tsx'
import { PlayerHandle } from '#web/ui/players/PlayerHandle.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import styles from './PlayerRow.module.css'

interface Props {
  player: ListedPlayer
  /** What the viewer and the player have flown, if anything. */
  flown: FlownWith | undefined
  formatAge: (moment: string) => string
  /** What the viewer can do about the player. */
  children: ReactNode
}

const flownText = ({ missions, lastFlownAt, ratingGiven }: FlownWith, formatAge: Props['formatAge']) =>
  [
    m.players_missions({ count: missions }),
    m.players_last_flown({ when: formatAge(lastFlownAt) }),
    ...(ratingGiven === null ? [] : [m.players_rating_given({ count: ratingGiven })]),
  ].join(' · ')

/** A player in a list, with what the viewer knows of them. */
export function PlayerRow({ player, flown, formatAge, children }: Props) {
  const { displayName, citizenId, isHandleVerified, organisation, reputation } = player
  return (
    <li className={styles.player}>
      <Avatar name={displayName} src={player.profileImage} size={36} />
      <div className={styles.text}>
        <div className={styles.name}>
          <PlayerName>
            <Link to={paths.profile} params={{ userId: String(player.id) }} dir="auto">
              {displayName}
            </Link>
          </PlayerName>
          <PlayerHandle player={{ ...player, isStaff: isStaff(player) }} />
          {citizenId ? (
            <span className={styles.id} dir="auto">
              {citizenId}
            </span>
          ) : null}
          {isHandleVerified ? <Chip tone="ok">{m.handles_badge()}</Chip> : null}
          {organisation ? (
            <OrganisationTag className={styles.organisation}>
              <Link to={paths.players} search={{ search: organisation }} dir="auto">
                {organisation}
              </Link>
            </OrganisationTag>
          ) : null}
          <Rating average={reputation.averageRating} count={reputation.totalRatings} />
        </div>
        {flown ? <div className={styles.flown}>{flownText(flown, formatAge)}</div> : null}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
