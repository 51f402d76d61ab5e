import { useState } from 'react'
import * as z from 'zod/mini'
import { codeForm } from '#contract/auth/code-forms.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { OwnerButtons } from '#web/features/account/owner-proof/OwnerButtons.tsx'
import { OwnerField } from '#web/features/account/owner-proof/OwnerField.tsx'
import { ownerPassword, useConfirmBy } from '#web/features/account/owner-proof/owner-proof.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { AppSecret } from './AppSecret.tsx'
import { useConfirmCodes, useStartCodes } from './codes.queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** In three steps: who it is, the app, the recovery codes. */
export function StartCodesDialog({ onClose }: { onClose: () => void }) {
  const confirmBy = useConfirmBy()
  const { mutateAsync: start, data: secret } = useStartCodes()
  const { mutateAsync: confirm } = useConfirmCodes()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const first = usePlainForm({
    schema: z.object({ password: ownerPassword(confirmBy) }),
    defaultValues: { password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: ({ password }) => start(password),
  })
  const second = usePlainForm({
    schema: codeForm,
    defaultValues: { code: '' },
    fieldOfCode: { ['wrong_code' satisfies ErrorCode]: 'code' },
    send: async ({ code }) => setRecoveryCodes((await confirm(code)).recoveryCodes),
  })
  const { problem, pending, onSubmit } = secret ? second : first

  const content = () => {
    if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />
    if (!secret)
      return (
        <>
          <p>{m.security_codes_start_text()}</p>
          <OwnerField
            confirmBy={confirmBy}
            input={first.text('password')}
            error={first.errorOf('password')}
          />
        </>
      )
    return (
      <>
        <AppSecret {...secret} />
        <Field label={m.security_code()} hint={m.security_code_hint()} error={second.errorOf('code')}>
          <TextInput {...second.text('code')} autoComplete="one-time-code" inputMode="numeric" dir="ltr" />
        </Field>
      </>
    )
  }
  const footer = recoveryCodes ? (
    <Button variant="primary" onClick={onClose}>
      {m.security_recovery_done()}
    </Button>
  ) : (
    <OwnerButtons
      confirmBy={secret ? 'session' : confirmBy}
      label={secret ? m.security_codes_start() : m.security_next()}
      pending={pending}
      pendingLabel={m.security_checking()}
      onClose={onClose}
    />
  )
  return (
    <Dialog
      open
      holdsInput
      title={recoveryCodes ? m.security_recovery() : m.security_codes()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={recoveryCodes ? undefined : onSubmit}
      footer={footer}
    >
      <FormProblem error={problem} fallback={m.security_codes_start_failed()} />
      {content()}
    </Dialog>
  )
}
