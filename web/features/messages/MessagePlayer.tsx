import { Send } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand, so that the profile is shown sooner.
const importDialog = async () => (await import('./MessagePlayerDialog.tsx')).MessagePlayerDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
}

export function MessagePlayer({ player }: Props) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton block variant="primary" onClick={() => openDialog({ player })}>
      <Send size={16} aria-hidden />
      {m.messages_send()}
    </BusyButton>
  )
}
