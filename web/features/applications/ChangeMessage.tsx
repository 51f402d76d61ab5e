import { PenLine } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { ApplicationOfViewer } from './apply/ChangeMessageDialog.tsx'

const importDialog = async () => (await import('./apply/ChangeMessageDialog.tsx')).ChangeMessageDialog

/** For the applicant, until the leader has decided. */
export function ChangeMessage(props: ApplicationOfViewer) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton onClick={() => openDialog(props)}>
      <PenLine aria-hidden />
      {m.applications_change_message()}
    </BusyButton>
  )
}
