import { UserPlus } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import type { InvitingCrew } from '#web/forms/InvitedSeatField.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: only leaders who press the button need it.
const importDialog = async () => (await import('./InviteSeveralDialog.tsx')).InviteSeveralDialog

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'members' | 'viewer'> & InvitingCrew
  size?: 'sm' | 'md'
}

/** Opens the list of favourites and of players that the leader has flown with, to invite several together. */
export function InviteSeveral({ crew, size = 'sm' }: Props) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton size={size} onClick={() => openDialog({ crew })}>
      <UserPlus aria-hidden />
      {m.players_invite_several()}
    </BusyButton>
  )
}
