import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

const importDialog = async () => (await import('./UnlinkDiscordDialog.tsx')).UnlinkDiscordDialog

/** `name`: of the account there. */
export function UnlinkDiscord({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: UnlinkDiscordDialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <div>
      <BusyButton variant="danger" onClick={open}>
        {m.discord_unlink()}
      </BusyButton>
      {isOpen && UnlinkDiscordDialog ? (
        <UnlinkDiscordDialog name={name} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}
