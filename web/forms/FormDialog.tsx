import { type FormEventHandler, type MouseEventHandler, type ReactNode, useId } from 'react'
import { m } from '#texts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import styles from './FormDialog.module.css'
import { RestoredNote } from './RestoredNote.tsx'

interface Props {
  title: string
  subtitle: ReactNode
  /** The result of useSavedForm. */
  form: {
    readonly problem: unknown
    readonly pending: boolean
    readonly isDirty: boolean
    readonly isRestored: boolean
    readonly discard: MouseEventHandler<HTMLButtonElement>
    readonly onSubmit: FormEventHandler<HTMLFormElement>
  }
  sendLabel: string
  sendingLabel: string
  sendVariant?: 'primary' | 'danger-fill' | undefined
  canSend?: boolean | undefined
  /** Why it cannot be sent yet. */
  hint?: string | undefined
  failedText: string
  /** The error text if what the form is about no longer exists. */
  goneText: string
  /** Wraps the reason, if there is a better one than `failedText`. */
  withReason?: ((reason: string) => string) | undefined
  restoredText?: string | undefined
  /** Whether closing the dialog cancels what is being sent. */
  canCancelSending?: boolean | undefined
  /** What the player should know before they send it. */
  note: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The dialog around a saved form. It stays open until the server has accepted what was typed. */
export function FormDialog(props: Props) {
  const { title, subtitle, form, sendVariant = 'primary', canSend = true, onClose } = props
  const { problem, pending, isDirty, isRestored, discard, onSubmit } = form
  const hintId = useId()
  const isHeld = pending && !props.canCancelSending
  return (
    <Dialog
      open
      onOpenChange={() => isHeld || onClose()}
      title={title}
      subtitle={subtitle}
      // A button that cannot be pressed yet is passed over by the keyboard, so the dialog itself says why.
      describedBy={props.hint ? hintId : undefined}
      holdsInput={isDirty}
      onSubmit={onSubmit}
      footer={
        <>
          <p id={hintId} className={styles.hint} aria-live="polite">
            {props.hint}
          </p>
          <Button variant="ghost" disabled={isHeld} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant={sendVariant}
            disabled={!canSend}
            pending={pending}
            pendingLabel={props.sendingLabel}
          >
            {props.sendLabel}
          </Button>
        </>
      }
    >
      <FormProblem
        error={problem}
        fallback={props.failedText}
        notFoundText={props.goneText}
        withReason={props.withReason}
      >
        <SignInAgain problem={problem} />
      </FormProblem>
      {props.children}
      {/* After the fields, so that the focus starts in the first field and not on the discard button. */}
      {isRestored ? (
        <RestoredNote onDiscard={discard}>{props.restoredText ?? m.ui_input_restored()}</RestoredNote>
      ) : null}
      <Note tone="info">{props.note}</Note>
    </Dialog>
  )
}
