import { RefreshCw } from 'lucide-react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { useRecordedPart } from '#web/browser/page-record.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { importPlayerArea } from './import-player-area.ts'

/** Instead of the player's menu when it could not be loaded: a button that tries again. */
export function PlayerAreaRetry({ user }: { user: SessionUser }) {
  useRecordedPart('PlayerArea')
  const { Part: PlayerArea, load } = useOnDemand(importPlayerArea)
  if (PlayerArea) return <PlayerArea user={user} />
  const label = m.shell_user_menu_retry()
  return (
    <BusyButton variant="ghost" square aria-label={label} title={label} onClick={load}>
      <RefreshCw size={18} aria-hidden />
    </BusyButton>
  )
}
