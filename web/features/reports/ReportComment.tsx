import { Flag } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Loaded on demand: most who see the flag never press it.
const importDialog = async () => (await import('./ReportCommentDialog.tsx')).ReportCommentDialog

/** A flag beside a comment. */
export function ReportComment({ id, authorName }: { id: number; authorName: string }) {
  const { Part: ReportCommentDialog, load } = useOnDemand(importDialog)
  const [open, setOpen] = useState(false)
  const openDialog = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton
        size="sm"
        variant="ghost"
        square
        aria-label={m.reports_comment_of({ name: authorName })}
        onClick={openDialog}
      >
        <Flag aria-hidden />
      </BusyButton>
      {open && ReportCommentDialog ? (
        <ReportCommentDialog id={id} authorName={authorName} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
