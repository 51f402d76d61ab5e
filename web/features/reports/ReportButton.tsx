import { Flag } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { ReportTarget } from './ReportPlayerDialog.tsx'

// Loaded on demand: most who see the flag never press it.
const importDialog = async () => (await import('./ReportPlayerDialog.tsx')).ReportPlayerDialog

/** A flag beside a player's name, or a button for the whole crew. */
export function ReportButton(target: ReportTarget) {
  const { player, asCrew } = target
  const openDialog = useHostedDialog(importDialog)
  if (asCrew) {
    return (
      <BusyButton size="sm" variant="ghost" onClick={() => openDialog(target)}>
        <Flag aria-hidden />
        {m.reports_crew()}
      </BusyButton>
    )
  }
  return (
    <BusyButton
      size="sm"
      variant="ghost"
      square
      aria-label={m.reports_player_name({ name: player.displayName })}
      onClick={() => openDialog(target)}
    >
      <Flag aria-hidden />
    </BusyButton>
  )
}
