import { codesEndForm } from '#contract/auth/code-forms.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useEndCodes } from './codes.queries.ts'

export function EndCodesDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const { mutateAsync: end } = useEndCodes()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: codesEndForm,
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
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="danger-fill" pending={pending} pendingLabel={m.security_checking()}>
            {m.security_codes_end()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.security_codes_end_failed()} />
      <p>{m.security_codes_end_text()}</p>
      <Field label={m.account_your_password()} error={errorOf('password')}>
        <PasswordInput {...text('password')} autoComplete="current-password" />
      </Field>
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
