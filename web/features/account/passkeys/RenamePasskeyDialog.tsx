import { renamePasskeyForm } from '#contract/passkeys/forms.ts'
import type { Passkey } from '#contract/passkeys/passkeys.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useRenamePasskey } from './passkeys.queries.ts'

interface Props {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: rename } = useRenamePasskey(passkey.id)
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: renamePasskeyForm,
    defaultValues: { name: passkey.name },
    send: async ({ name }) => {
      await rename(name)
      onClose()
      toast.show({ title: m.passkeys_renamed({ name }) })
    },
  })
  return (
    <Dialog
      open
      holdsInput
      title={m.passkeys_rename_title()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel={m.passkeys_renaming()}>
            {m.passkeys_rename_submit()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.passkeys_rename_failed()} notFoundText={m.passkeys_gone()} />
      <Field label={m.passkeys_name()} error={errorOf('name')}>
        <TextInput {...text('name')} autoComplete="off" />
      </Field>
    </Dialog>
  )
}
