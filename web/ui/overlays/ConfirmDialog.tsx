import { type ReactNode, useId } from 'react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  subtitle?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is lost or what follows, in one or two sentences. */
  consequence: ReactNode
  confirmLabel: string
  /** Where "Cancel" could be confused with the action. */
  dismissLabel?: string | undefined
  pending?: boolean | undefined
  pendingLabel?: string | undefined
  onConfirm: () => void
  /** Red, for what cannot be undone. */
  danger?: boolean | undefined
  /** Further fields, such as a reason. */
  children?: ReactNode
}

export function ConfirmDialog(props: Props) {
  const {
    consequence,
    confirmLabel,
    dismissLabel = m.ui_cancel(),
    pending = false,
    pendingLabel,
    onConfirm,
    danger,
    children,
    ...frame
  } = props
  const consequenceId = useId()
  return (
    <Dialog
      {...frame}
      role="alertdialog"
      describedBy={consequenceId}
      footer={
        <>
          <Button variant="ghost" onClick={() => frame.onOpenChange(false)}>
            {dismissLabel}
          </Button>
          <Button
            variant={danger ? 'danger-fill' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={consequenceId}>{danger ? <Note tone="danger">{consequence}</Note> : <p>{consequence}</p>}</div>
      {children}
    </Dialog>
  )
}
