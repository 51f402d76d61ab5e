import { m } from '#texts'
import { OwnerDialog } from '#web/features/account/owner-proof/OwnerDialog.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useUnlinkDiscord } from './discord.queries.ts'

/** `name`: of the account there. */
export function UnlinkDiscordDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const toast = useToast()
  const { mutateAsync: unlink } = useUnlinkDiscord()
  const confirm = async (password: string | undefined) => {
    await unlink(password)
    onClose()
    toast.show({ title: m.discord_unlinked() })
  }
  return (
    <OwnerDialog
      variant="danger-fill"
      title={m.discord_unlink_title()}
      submitLabel={m.discord_unlink_submit()}
      pendingLabel={m.discord_unlink_pending()}
      failedText={m.discord_unlink_failed()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Note tone="danger">{m.discord_unlink_text({ name })}</Note>
    </OwnerDialog>
  )
}
