import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: most who read a message invite nobody.
const importDialog = async () => (await import('./InviteDialog.tsx')).InviteDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** The crew to invite to; without it the leader chooses. */
  crewId?: number
}

export function InvitePlayer({ player, crewId }: Props) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton
      size="sm"
      variant={crewId === undefined ? 'ghost' : 'soft'}
      aria-label={crewId === undefined ? undefined : m.messages_invite_name({ name: player.displayName })}
      onClick={() => openDialog({ player, ...(crewId !== undefined && { crewId }) })}
    >
      {crewId === undefined ? m.messages_invite() : m.messages_invite_short()}
    </BusyButton>
  )
}
