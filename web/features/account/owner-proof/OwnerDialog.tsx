import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import type { ButtonVariant } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { OwnerButtons } from './OwnerButtons.tsx'
import { OwnerField } from './OwnerField.tsx'
import { ownerPassword, useConfirmBy } from './owner-proof.ts'

interface Props {
  title: string
  /** What it is about. */
  subtitle?: string
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
  const {
    title,
    subtitle,
    submitLabel,
    pendingLabel,
    failedText,
    variant = 'primary',
    children,
    onClose,
  } = props
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
      subtitle={subtitle}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <OwnerButtons
          confirmBy={confirmBy}
          label={submitLabel}
          variant={variant}
          pending={pending}
          pendingLabel={pendingLabel}
          onClose={onClose}
        />
      }
    >
      <FormProblem error={problem} fallback={failedText} />
      {children}
      <OwnerField confirmBy={confirmBy} input={text('password')} error={errorOf('password')} />
    </Dialog>
  )
}
