import type { HeldSeat } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: most who read a message do not invite.
const importDialog = async () => (await import('./InviteDialog.tsx')).InviteDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** The crew to invite to; without it the leader chooses. */
  crewId?: number
  /** The seats of that crew that are held for others already. */
  held?: readonly HeldSeat[] | undefined
  /** In a list of players, where the place says the rest. */
  brief?: boolean
}

export function InvitePlayer({ player, crewId, held, brief = crewId !== undefined }: Props) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton
      size="sm"
      variant={brief ? 'soft' : 'ghost'}
      aria-label={brief ? m.messages_invite_name({ name: player.displayName }) : undefined}
      onClick={() => openDialog({ player, held, ...(crewId !== undefined && { crewId }) })}
    >
      {brief ? m.messages_invite_short() : m.messages_invite()}
    </BusyButton>
  )
}
