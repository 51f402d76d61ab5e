import { m } from '#texts'
import { Button, type ButtonVariant } from '#web/ui/buttons/Button.tsx'
import { type ConfirmBy, canConfirm } from './owner-proof.ts'

interface Props {
  confirmBy: ConfirmBy
  label: string
  variant?: ButtonVariant
  pending: boolean
  pendingLabel: string
  onClose: () => void
}

/** Below a form in a dialog that asks its player to prove that the account is theirs. */
export function OwnerButtons({
  confirmBy,
  label,
  variant = 'primary',
  pending,
  pendingLabel,
  onClose,
}: Props) {
  return (
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
        {label}
      </Button>
    </>
  )
}
