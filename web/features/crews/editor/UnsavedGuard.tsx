import { useBlocker } from '@tanstack/react-router'
import { m } from '#texts'
import { isReloadingForBuild } from '#web/browser/load-chunk.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'

interface Props {
  hasChanges: () => boolean
  /** Whether what was typed is there when the tab has been closed. */
  isKept: () => boolean
  /** Whether it is there when the tab is reloaded. */
  isSaved: () => boolean
  onDiscard: () => void
}

/** Asks before unsaved input is lost: with a dialog on navigation, with the browser's prompt on closing the tab. */
export function UnsavedGuard({ hasChanges, isKept, isSaved, onDiscard }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: hasChanges,
    enableBeforeUnload: () => hasChanges() && !isKept() && !(isReloadingForBuild() && isSaved()),
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
      dismissLabel={m.editor_leave_dismiss()}
      confirmLabel={m.editor_leave_confirm()}
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      danger
    />
  )
}
