import { useState } from 'react'
import * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useRenewRecoveryCodes } from './codes.queries.ts'
import { OwnerField } from './OwnerField.tsx'
import { canConfirm, ownerPassword, useConfirmBy } from './owner-proof.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Ten new recovery codes in place of the ones before. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const confirmBy = useConfirmBy()
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: z.object({ password: ownerPassword(confirmBy) }),
    defaultValues: { password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: async ({ password }) => setCodes((await renew(password)).recoveryCodes),
  })
  const footer = codes ? (
    <Button variant="primary" onClick={onClose}>
      {m.security_recovery_done()}
    </Button>
  ) : (
    <>
      <Button variant="ghost" onClick={onClose} disabled={pending}>
        {m.ui_cancel()}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={!canConfirm(confirmBy)}
        pending={pending}
        pendingLabel={m.security_checking()}
      >
        {m.security_recovery_renew()}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      holdsInput
      title={m.security_recovery()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={codes ? undefined : onSubmit}
      footer={footer}
    >
      <FormProblem error={problem} fallback={m.security_recovery_failed()} />
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <>
          <p>{m.security_recovery_renew_text()}</p>
          <OwnerField confirmBy={confirmBy} input={text('password')} error={errorOf('password')} />
        </>
      )}
    </Dialog>
  )
}
