import * as z from 'zod/mini'
import { code } from '#contract/auth/code-forms.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { OwnerButtons } from '#web/features/account/owner-proof/OwnerButtons.tsx'
import { OwnerField } from '#web/features/account/owner-proof/OwnerField.tsx'
import { ownerPassword, useConfirmBy } from '#web/features/account/owner-proof/owner-proof.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useEndCodes } from './codes.queries.ts'

export function EndCodesDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const confirmBy = useConfirmBy()
  const { mutateAsync: end } = useEndCodes()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: z.object({ password: ownerPassword(confirmBy), code }),
    defaultValues: { password: '', code: '' },
    fieldOfCode: {
      ['wrong_password' satisfies ErrorCode]: 'password',
      ['wrong_code' satisfies ErrorCode]: 'code',
    },
    send: async (proof) => {
      await end(proof)
      toast.show({ title: m.security_codes_ended() })
      onClose()
    },
  })
  return (
    <Dialog
      open
      holdsInput
      role="alertdialog"
      title={m.security_codes_end_title()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <OwnerButtons
          confirmBy={confirmBy}
          label={m.security_codes_end()}
          variant="danger-fill"
          pending={pending}
          pendingLabel={m.security_checking()}
          onClose={onClose}
        />
      }
    >
      <FormProblem error={problem} fallback={m.security_codes_end_failed()} />
      <Note tone="danger">{m.security_codes_end_text()}</Note>
      <OwnerField confirmBy={confirmBy} input={text('password')} error={errorOf('password')} />
      <Field label={m.security_code()} hint={m.security_code_or_recovery()} error={errorOf('code')}>
        <TextInput
          {...text('code')}
          autoComplete="one-time-code"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </Dialog>
  )
}
