import { deleteAccountForm } from '#contract/account/account.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useDeleteAccount } from './account.queries.ts'

interface Props {
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ onClose, onDeleted }: Props) {
  const { mutateAsync: remove } = useDeleteAccount()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: deleteAccountForm,
    defaultValues: { password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: async ({ password }) => {
      await remove(password)
      onDeleted()
    },
  })
  return (
    <Dialog
      open
      holdsInput
      role="alertdialog"
      title={m.account_delete_title()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="danger-fill"
            pending={pending}
            pendingLabel={m.account_delete_pending()}
          >
            {m.account_delete_submit()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.account_delete_failed()} />
      <Note tone="danger">{m.account_delete_warning()}</Note>
      <Field label={m.account_your_password()} error={errorOf('password')}>
        <PasswordInput {...text('password')} autoComplete="current-password" />
      </Field>
    </Dialog>
  )
}
