import type { Passkey } from '#contract/passkeys/passkeys.ts'
import { m } from '#texts'
import { OwnerDialog } from '#web/features/account/owner-proof/OwnerDialog.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useRemovePasskey } from './passkeys.queries.ts'

interface Props {
  passkey: Passkey
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: remove } = useRemovePasskey(id)
  const confirm = async (password: string | undefined) => {
    await remove(password)
    onClose()
    toast.show({ title: m.passkeys_removed({ name }) })
  }
  return (
    <OwnerDialog
      title={m.passkeys_remove_title()}
      subtitle={name}
      submitLabel={m.passkeys_remove_submit()}
      pendingLabel={m.passkeys_removing()}
      failedText={m.passkeys_remove_failed()}
      variant="danger-fill"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Note tone="danger">{m.passkeys_remove_text()}</Note>
    </OwnerDialog>
  )
}
