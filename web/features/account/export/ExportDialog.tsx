import { m } from '#texts'
import { saveFile } from '#web/browser/save-file.ts'
import { useExportAccount } from '#web/features/account/account.queries.ts'
import { OwnerDialog } from '#web/features/account/owner-proof/OwnerDialog.tsx'

/** Asks who it is first: a session that was left open does not give everything away. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: load } = useExportAccount()
  const save = async (password: string | undefined) => {
    const everything = await load(password)
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`crewbeacon-${day}.json`, 'application/json', JSON.stringify(everything, null, 2))
    onClose()
  }
  return (
    <OwnerDialog
      title={m.account_export()}
      submitLabel={m.account_export_submit()}
      pendingLabel={m.account_export_pending()}
      failedText={m.account_export_failed()}
      onConfirm={save}
      onClose={onClose}
    />
  )
}
