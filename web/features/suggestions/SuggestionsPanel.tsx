import { Link } from '@tanstack/react-router'
import { type ReactNode, use, useRef } from 'react'
import type { Suggestion } from '#contract/crews/suggestions.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { PlayerName } from '#web/ui/display/PlayerName.tsx'
import { Rating } from '#web/ui/display/Rating.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './SuggestionsPanel.module.css'
import { reasonText } from './suggestion-texts.ts'
import { useSuggestions } from './suggestions.queries.ts'

interface Props {
  crewId: number
  /** The button that invites a player. */
  renderInvite: (player: Suggestion) => ReactNode
}

/** For the leader of an open crew: players who fit and allow to be found. */
export function SuggestionsPanel({ crewId, renderInvite }: Props) {
  const { data, error, isFetching, refetch } = useSuggestions(crewId)
  const panel = useRef<HTMLElement>(null)
  const content = () => {
    if (!data && error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.suggestions_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    if (!data) {
      return (
        <LoadingRegion>
          <Skeleton height={56} />
        </LoadingRegion>
      )
    }
    if (data.length === 0) return <p className={styles.empty}>{m.suggestions_empty()}</p>
    return (
      <ul className={styles.players}>
        {data.map((player) => (
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
  return (
    <FocusHome value={panel}>
      <Panel title={m.suggestions_title()} ref={panel}>
        {content()}
      </Panel>
    </FocusHome>
  )
}

/** After an invitation its button disappears, with the focus that the dialog gave back to it. */
function InviteSlot({ children }: { children: ReactNode }) {
  const slot = useFocusHandover<HTMLDivElement>(use(FocusHome))
  return <div ref={slot}>{children}</div>
}
