import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: most who read a message invite nobody.
const importDialog = async () => (await import('./InviteDialog.tsx')).InviteDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
}

export function InvitePlayer({ player }: Props) {
  const { Part: Dialog, load } = useOnDemand(importDialog)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton size="sm" variant="ghost" onClick={open}>
        {m.messages_invite()}
      </BusyButton>
      {isOpen && Dialog ? <Dialog player={player} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
