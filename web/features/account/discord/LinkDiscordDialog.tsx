import { m } from '#texts'
import { OwnerDialog } from '#web/features/account/owner-proof/OwnerDialog.tsx'
import { useLinkDiscord } from './discord.queries.ts'

interface Props {
  /** Where the player goes on afterwards. */
  next: string | undefined
  onClose: () => void
}

export function LinkDiscordDialog({ next, onClose }: Props) {
  const { mutateAsync: link } = useLinkDiscord(next)
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
