import { Send } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand, so that the profile is shown sooner.
const importDialog = async () => (await import('./MessagePlayerDialog.tsx')).MessagePlayerDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
}

export function MessagePlayer({ player }: Props) {
  const { Part: Dialog, load } = useOnDemand(importDialog)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton block variant="primary" onClick={open}>
        <Send size={16} aria-hidden />
        {m.messages_send()}
      </BusyButton>
      {isOpen && Dialog ? <Dialog player={player} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
