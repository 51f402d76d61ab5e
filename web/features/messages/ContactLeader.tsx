import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

// Loaded on demand, so that the crew is shown sooner.
const importDialog = async () => (await import('./ContactLeaderDialog.tsx')).ContactLeaderDialog

/** Opens the dialog; guests sign in first. */
export function ContactLeader({ crew }: { crew: CrewDetails }) {
  const { Part: Dialog, load } = useOnDemand(importDialog)
  const [isOpen, setOpen] = useState(false)
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
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton block onClick={open}>
        {label}
      </BusyButton>
      {isOpen && Dialog ? <Dialog crew={crew} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
