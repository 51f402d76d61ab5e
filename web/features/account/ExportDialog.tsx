import { exportAccountForm } from '#contract/account/account.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { saveFile } from '#web/browser/save-file.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useExportAccount } from './account.queries.ts'

/** Asks for the password: a session that was left open does not give everything away. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: load } = useExportAccount()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: exportAccountForm,
    defaultValues: { password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: async ({ password }) => {
      const everything = await load(password)
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`crewbeacon-${day}.json`, 'application/json', JSON.stringify(everything, null, 2))
      onClose()
    },
  })
  return (
    <Dialog
      open
      holdsInput
      title={m.account_export()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel={m.account_export_pending()}>
            {m.account_export_submit()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.account_export_failed()} />
      <Field label={m.account_your_password()} error={errorOf('password')}>
        <PasswordInput {...text('password')} autoComplete="current-password" />
      </Field>
    </Dialog>
  )
}
