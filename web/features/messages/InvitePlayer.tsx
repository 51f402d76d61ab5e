import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: most who read a message invite nobody.
const importDialog = async () => (await import('./InviteDialog.tsx')).InviteDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
}

export function InvitePlayer({ player }: Props) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton size="sm" variant="ghost" onClick={() => openDialog({ player })}>
      {m.messages_invite()}
    </BusyButton>
  )
}
