import { Send } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'

const importDialog = async () => (await import('./WriteDialog.tsx')).MessagePlayerDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
}

/** Writes to a player, as an entry of the menu beside them. */
export function WriteItem({ player }: Props) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <MenuItem icon={<Send aria-hidden />} onSelect={() => openDialog({ player })}>
      {m.messages_send()}
    </MenuItem>
  )
}
