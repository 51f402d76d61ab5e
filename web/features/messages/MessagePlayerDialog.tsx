import { messageDraft } from '#contract/messages/drafts.ts'
import { m } from '#texts'
import { MessageDialog } from './MessageDialog.tsx'
import { useMessagePlayer } from './messages.queries.ts'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  onClose: () => void
}

export function MessagePlayerDialog({ player, onClose }: Props) {
  const { mutateAsync: send } = useMessagePlayer(player.id)
  return (
    <MessageDialog
      title={m.messages_send()}
      subtitle={player.displayName}
      name={player.displayName}
      target={`player-${player.id}`}
      schema={messageDraft}
      placeholder={m.messages_write_example()}
      sendLabel={m.messages_send()}
      goneText={m.messages_player_gone()}
      send={(message) => send({ message })}
      onClose={onClose}
    />
  )
}
