import { Flag } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { ReportedPlayer } from './ReportPlayerDialog.tsx'

// Loaded on demand: most who see the button never press it.
const importDialog = async () => (await import('./ReportProfileDialog.tsx')).ReportProfileDialog

/** Reports a player from their profile, where no crew is given. */
export function ReportProfile({ player }: { player: ReportedPlayer }) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton size="sm" variant="ghost" onClick={() => openDialog({ player })}>
      <Flag aria-hidden />
      {m.reports_player()}
    </BusyButton>
  )
}
