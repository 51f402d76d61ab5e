import * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { passkeyName } from '#contract/passkeys/forms.ts'
import { m } from '#texts'
import { OwnerButtons } from '#web/features/account/owner-proof/OwnerButtons.tsx'
import { OwnerField } from '#web/features/account/owner-proof/OwnerField.tsx'
import { ownerPassword, useConfirmBy } from '#web/features/account/owner-proof/owner-proof.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { passkeyText } from '#web/problems/passkey-texts.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useAddPasskey } from './passkeys.queries.ts'

interface Props {
  /** What the device is called. */
  suggestedName: string
  onClose: () => void
}

/** Asks for a name and who it is; the browser asks the rest. */
export function AddPasskeyDialog({ suggestedName, onClose }: Props) {
  const toast = useToast()
  const confirmBy = useConfirmBy()
  const { mutateAsync: add } = useAddPasskey()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: z.object({ name: passkeyName, password: ownerPassword(confirmBy) }),
    defaultValues: { name: suggestedName, password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: async (passkey) => {
      const { name } = await add(passkey)
      onClose()
      toast.show({ title: m.passkeys_added({ name }) })
    },
  })
  return (
    <Dialog
      open
      holdsInput
      title={m.passkeys_add()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <OwnerButtons
          confirmBy={confirmBy}
          label={m.passkeys_add_submit()}
          pending={pending}
          pendingLabel={m.passkeys_adding()}
          onClose={onClose}
        />
      }
    >
      <FormProblem error={problem} fallback={passkeyText(problem, m.passkeys_add_failed())} />
      <p>{m.passkeys_add_text()}</p>
      <Field label={m.passkeys_name()} hint={m.passkeys_name_hint()} error={errorOf('name')}>
        <TextInput {...text('name')} autoComplete="off" />
      </Field>
      <OwnerField confirmBy={confirmBy} input={text('password')} error={errorOf('password')} />
    </Dialog>
  )
}
