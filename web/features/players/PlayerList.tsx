import { type ReactNode, use } from 'react'
import type { ListedPlayer } from '#contract/players/players.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { PlayerRow } from './PlayerRow.tsx'
import { useFlownWith } from './players.queries.ts'

export interface PlayerListSlots {
  formatAge: (moment: string) => string
  /** The button that invites a player. */
  renderInvite: (player: ListedPlayer) => ReactNode
}

interface Props extends PlayerListSlots {
  players: readonly ListedPlayer[]
}

export function PlayerList({ players, formatAge, renderInvite }: Props) {
  const { data: flown } = useFlownWith()
  return (
    <ul>
      {players.map((player) => (
        <PlayerRow
          key={player.id}
          player={player}
          flown={flown?.find(({ id }) => id === player.id)}
          formatAge={formatAge}
        >
          {renderInvite(player)}
          <FavouriteSlot>
            <FavouriteButton player={player} iconOnly />
          </FavouriteSlot>
        </PlayerRow>
      ))}
    </ul>
  )
}

/** Among the favourites a player leaves the list with the focus on their button. */
function FavouriteSlot({ children }: { children: ReactNode }) {
  const slot = useFocusHandover<HTMLDivElement>(use(FocusHome))
  return <div ref={slot}>{children}</div>
}
