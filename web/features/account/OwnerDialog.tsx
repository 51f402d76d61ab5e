import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button, type ButtonVariant } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { OwnerField } from './OwnerField.tsx'
import { canConfirm, ownerPassword, useConfirmBy } from './owner-proof.ts'

interface Props {
  title: string
  submitLabel: string
  pendingLabel: string
  /** For a failure without a reason from the server. */
  failedText: string
  variant?: ButtonVariant
  /** What follows. */
  children?: ReactNode
  onConfirm: (password: string | undefined) => Promise<unknown>
  onClose: () => void
}

/** Does something sensitive once the player has proved that the account is theirs. */
export function OwnerDialog(props: Props) {
  const { title, submitLabel, pendingLabel, failedText, variant = 'primary', children, onClose } = props
  const confirmBy = useConfirmBy()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: z.object({ password: ownerPassword(confirmBy) }),
    defaultValues: { password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: ({ password }) => props.onConfirm(password),
  })
  return (
    <Dialog
      open
      holdsInput
      role={variant === 'danger-fill' ? 'alertdialog' : 'dialog'}
      title={title}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant={variant}
            disabled={!canConfirm(confirmBy)}
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={failedText} />
      {children}
      <OwnerField confirmBy={confirmBy} input={text('password')} error={errorOf('password')} />
    </Dialog>
  )
}
