import { m } from '#texts'
import { OwnerDialog } from '#web/features/account/owner-proof/OwnerDialog.tsx'
import { useLinkDiscord } from './discord.queries.ts'

export function LinkDiscordDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: link } = useLinkDiscord()
  return (
    <OwnerDialog
      title={m.discord_link_title()}
      submitLabel={m.discord_link_submit()}
      pendingLabel={m.discord_link_pending()}
      failedText={m.discord_link_failed()}
      onConfirm={link}
      onClose={onClose}
    >
      <p>{m.discord_link_text()}</p>
    </OwnerDialog>
  )
}
