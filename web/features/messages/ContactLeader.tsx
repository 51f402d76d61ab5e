import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

// Loaded on demand, so that the crew is shown sooner.
const importDialog = async () => (await import('./ContactLeaderDialog.tsx')).ContactLeaderDialog

/** Opens the dialog; guests sign in first. */
export function ContactLeader({ crew }: { crew: CrewDetails }) {
  const openDialog = useHostedDialog(importDialog)
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
