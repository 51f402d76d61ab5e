import { RefreshCw } from 'lucide-react'
import type { SessionUser } from '#contract/users.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { loadPlayerArea } from './load-player-area.ts'

/** In the place of the player's menu where it could not be loaded: the way to try again. */
export function PlayerAreaAgain({ user }: { user: SessionUser }) {
  const { Part: PlayerArea, want } = useOnDemand(loadPlayerArea)
  if (PlayerArea) return <PlayerArea user={user} />
  const label = m.shell_user_menu_again()
  return (
    <BusyButton variant="ghost" square aria-label={label} title={label} onClick={want}>
      <RefreshCw size={18} aria-hidden />
    </BusyButton>
  )
}
