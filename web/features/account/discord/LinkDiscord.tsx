import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { DiscordMark } from '#web/ui/drawings/DiscordMark.tsx'

const importDialog = async () => (await import('./LinkDiscordDialog.tsx')).LinkDiscordDialog

export function LinkDiscord({ next }: { next: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: LinkDiscordDialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <div>
      <BusyButton onClick={open}>
        <DiscordMark size={16} />
        {m.discord_link()}
      </BusyButton>
      {isOpen && LinkDiscordDialog ? <LinkDiscordDialog next={next} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
