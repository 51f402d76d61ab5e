import { Link } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import type { Suggestion } from '#contract/crews/suggestions.ts'
import { m } from '#texts'
import { formatTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import styles from './SuggestionList.module.css'
import { reasonText } from './suggestion-texts.ts'

interface Props {
  players: readonly Suggestion[]
  /** The button that invites a player. */
  renderInvite: (player: Suggestion) => ReactNode
}

/** Players who fit a crew, each with the reasons. */
export function SuggestionList({ players, renderInvite }: Props) {
  const zone = zoneOrBrowserZone(useUser()?.timezone)
  return (
    <ul className={styles.players}>
      {players.map((player) => (
        <li key={player.id} className={styles.player}>
          <Avatar name={player.displayName} src={player.profileImage} size={36} />
          <div className={styles.text}>
            <div className={styles.name}>
              <PlayerName>
                <Link to={paths.profile} params={{ userId: String(player.id) }} dir="auto">
                  {player.displayName}
                </Link>
              </PlayerName>
              <Rating average={player.reputation.averageRating} count={player.reputation.totalRatings} />
            </div>
            {player.freeUntil ? (
              <div className={styles.free}>
                <BeaconMark lit size={16} />
                {m.beacons_free_until_now({ time: formatTime(new Date(player.freeUntil), zone) })}
              </div>
            ) : null}
            <div className={styles.reasons}>{player.reasons.map(reasonText).join(' · ')}</div>
          </div>
          {player.isInvited ? (
            <span className={styles.invited}>{m.suggestions_invited()}</span>
          ) : (
            <InviteSlot>{renderInvite(player)}</InviteSlot>
          )}
        </li>
      ))}
    </ul>
  )
}

/** After an invitation its button disappears, with the focus that the dialog gave back to it. */
function InviteSlot({ children }: { children: ReactNode }) {
  const slot = useFocusHandover<HTMLDivElement>(use(FocusHome))
  return <div ref={slot}>{children}</div>
}
