import { useBlocker } from '@tanstack/react-router'
import { m } from '#texts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'

interface Props {
  hasChanges: () => boolean
  onDiscard: () => void
}

/** Asks before typed input is left behind: in the page by a dialog, on closing the tab by the browser. */
export function UnsavedGuard({ hasChanges, onDiscard }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: hasChanges,
    enableBeforeUnload: hasChanges,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title={m.editor_leave_title()}
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      consequence={m.editor_leave_text()}
      confirmLabel={m.editor_leave_confirm()}
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      danger
    />
  )
}
