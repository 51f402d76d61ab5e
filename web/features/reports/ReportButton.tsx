import { Flag } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { ReportTarget } from './ReportPlayerDialog.tsx'

// Loaded on demand: most who see the flag never press it.
const importDialog = async () => (await import('./ReportPlayerDialog.tsx')).ReportPlayerDialog

/** A flag beside a player's name, or a button for the whole crew. */
export function ReportButton(target: ReportTarget) {
  const { player, asCrew } = target
  const { Part: ReportPlayerDialog, load } = useOnDemand(importDialog)
  const [open, setOpen] = useState(false)
  const openDialog = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      {asCrew ? (
        <BusyButton size="sm" variant="ghost" onClick={openDialog}>
          <Flag aria-hidden />
          {m.reports_crew()}
        </BusyButton>
      ) : (
        <BusyButton
          size="sm"
          variant="ghost"
          square
          aria-label={m.reports_player_name({ name: player.displayName })}
          onClick={openDialog}
        >
          <Flag aria-hidden />
        </BusyButton>
      )}
      {open && ReportPlayerDialog ? <ReportPlayerDialog {...target} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
