import { Flag } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { problemText } from '#web/problems/problem-texts.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import type { ReportedPlayer } from './ReportPlayerDialog.tsx'
import { useFetchMissions } from './reports.queries.ts'

// Loaded on demand: most who see the button never press it.
const importDialog = async () => (await import('./ReportProfileDialog.tsx')).ReportProfileDialog

/** Reports a player from their profile, where no crew is given. */
export function ReportProfile({ player }: { player: ReportedPlayer }) {
  const toast = useToast()
  const openDialog = useHostedDialog(importDialog)
  const fetchMissions = useFetchMissions(player.id)
  const press = async () => {
    try {
      await openDialog({ player, missions: await fetchMissions() })
    } catch (error) {
      toast.show({ tone: 'error', title: problemText(error, m.reports_missions_failed()) })
    }
  }
  return (
    <BusyButton size="sm" variant="ghost" onClick={press}>
      <Flag aria-hidden />
      {m.reports_player()}
    </BusyButton>
  )
}
