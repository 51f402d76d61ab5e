/** The buttons that open a message to a player or to the leader of a crew. */
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

// Loaded on demand, so that the crew or the profile is shown sooner.
const importDialogs = () => import('./WriteDialog.tsx')
const importPlayerDialog = async () => (await importDialogs()).MessagePlayerDialog
const importLeaderDialog = async () => (await importDialogs()).ContactLeaderDialog

interface Props {
  player: { readonly id: number; readonly displayName: string }
}

export function MessagePlayer({ player }: Props) {
  const openDialog = useHostedDialog(importPlayerDialog)
  return (
    <BusyButton block variant="primary" onClick={() => openDialog({ player })}>
      <Send size={16} aria-hidden />
      {m.messages_send()}
    </BusyButton>
  )
}

/** Opens the dialog; guests sign in first. */
export function ContactLeader({ crew }: { crew: CrewDetails }) {
  const openDialog = useHostedDialog(importLeaderDialog)
  const label = (
    <>
      <Send size={16} aria-hidden />
      {m.messages_contact_leader()}
    </>
  )
  if (!crew.viewer) {
    return (
      <Button asChild block>
        <Link to={paths.login} search={{ redirect: `/crew/${crew.id}` }}>
          {label}
        </Link>
      </Button>
    )
  }
  return (
    <BusyButton block onClick={() => openDialog({ crew })}>
      {label}
    </BusyButton>
  )
}
