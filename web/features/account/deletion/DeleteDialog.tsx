import { m } from '#texts'
import { useDeleteAccount } from '#web/features/account/account.queries.ts'
import { OwnerDialog } from '#web/features/account/owner-proof/OwnerDialog.tsx'
import { Note } from '#web/ui/display/Note.tsx'

interface Props {
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ onClose, onDeleted }: Props) {
  const { mutateAsync: remove } = useDeleteAccount()
  return (
    <OwnerDialog
      variant="danger-fill"
      title={m.account_delete_title()}
      submitLabel={m.account_delete_submit()}
      pendingLabel={m.account_delete_pending()}
      failedText={m.account_delete_failed()}
      onConfirm={(password) => remove(password).then(onDeleted)}
      onClose={onClose}
    >
      <Note tone="danger">{m.account_delete_warning()}</Note>
    </OwnerDialog>
  )
}
