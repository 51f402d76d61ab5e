import type { FormEventHandler, ReactNode } from 'react'
import { m } from '#texts'
import { RestoredNote } from '#web/forms/RestoredNote.tsx'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import styles from './ApplicationDialog.module.css'

interface Props {
  title: string
  subtitle: ReactNode
  /** The result of useApplicationForm. */
  application: {
    readonly problem: unknown
    readonly pending: boolean
    readonly isDirty: boolean
    readonly isRestored: boolean
    readonly discard: () => void
    readonly onSubmit: FormEventHandler<HTMLFormElement>
  }
  /** The error text if the crew or role no longer exists. */
  notFoundText: string
  canSend: boolean
  /** Why it cannot be sent yet. */
  hint?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** The dialog around the fields of an application. It stays open until the server has accepted it. */
export function ApplicationDialog(props: Props) {
  const { title, subtitle, application, notFoundText, canSend, hint, onClose, children } = props
  const { problem, pending, isDirty, isRestored, discard, onSubmit } = application
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={title}
      subtitle={subtitle}
      holdsInput={isDirty}
      onSubmit={onSubmit}
      footer={
        <>
          <p className={styles.hint} aria-live="polite">
            {hint}
          </p>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!canSend}
            pending={pending}
            pendingLabel={m.applications_sending()}
          >
            {m.applications_send()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.applications_send_failed()} notFoundText={notFoundText}>
        <SignInAgain problem={problem} />
      </FormProblem>
      {children}
      {/* After the fields, so that the focus starts in the first field and not on the discard button. */}
      {isRestored ? <RestoredNote onDiscard={discard}>{m.applications_input_restored()}</RestoredNote> : null}
      <Note tone="info">{m.applications_leader_sees()}</Note>
    </Dialog>
  )
}
