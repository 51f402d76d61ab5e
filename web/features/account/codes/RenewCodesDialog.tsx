import { useState } from 'react'
import { m } from '#texts'
import { OwnerDialog } from '#web/features/account/owner-proof/OwnerDialog.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useRenewRecoveryCodes } from './codes.queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Ten new recovery codes in place of the ones before. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes)
    return (
      <Dialog
        open
        holdsInput
        title={m.security_recovery()}
        onOpenChange={(open) => open || onClose()}
        footer={
          <Button variant="primary" onClick={onClose}>
            {m.security_recovery_done()}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    )
  return (
    <OwnerDialog
      title={m.security_recovery()}
      submitLabel={m.security_recovery_renew()}
      pendingLabel={m.security_checking()}
      failedText={m.security_recovery_failed()}
      onConfirm={async (password) => setCodes((await renew(password)).recoveryCodes)}
      onClose={onClose}
    >
      <p>{m.security_recovery_renew_text()}</p>
    </OwnerDialog>
  )
}
