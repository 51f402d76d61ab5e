import { Flag } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import type { ReportedMember } from './ReportTargetDialog.tsx'

const importDialog = async () => (await import('./ReportTargetDialog.tsx')).ReportMemberDialog

interface Props extends Pick<ReportedMember, 'crew'> {
  player: ReportedMember['player'] & { readonly canReport: boolean }
}

/** Reports a player, as an entry of the menu beside them. Once they were reported it says so. */
export function ReportItem({ crew, player }: Props) {
  const openDialog = useHostedDialog(importDialog)
  const toast = useToast()
  const select = () => {
    if (player.canReport) openDialog({ crew, player })
    else toast.show({ tone: 'info', title: m.reports_open() })
  }
  return (
    <MenuItem danger icon={<Flag aria-hidden />} onSelect={select}>
      {m.reports_player_name({ name: player.displayName })}
    </MenuItem>
  )
}
