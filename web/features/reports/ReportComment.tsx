import { Flag } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: most who see the flag never press it.
const importDialog = async () => (await import('./ReportCommentDialog.tsx')).ReportCommentDialog

/** A flag beside a comment. */
export function ReportComment({ id, authorName }: { id: number; authorName: string }) {
  const openDialog = useHostedDialog(importDialog)
  return (
    <BusyButton
      size="sm"
      variant="ghost"
      square
      aria-label={m.reports_comment_of({ name: authorName })}
      onClick={() => openDialog({ id, authorName })}
    >
      <Flag aria-hidden />
    </BusyButton>
  )
}
