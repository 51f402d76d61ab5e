/** The dialogs in which a message begins: to any player, or to the leader of a crew. */
import type { CrewSummary } from '#contract/crews/crews.ts'
import { leaderMessageDraft, messageDraft } from '#contract/messages/drafts.ts'
import { m } from '#texts'
import { useContactLeader, useMessagePlayer } from '#web/features/messages/messages.queries.ts'
import { MessageDialog } from './MessageDialog.tsx'

interface PlayerProps {
  player: { readonly id: number; readonly displayName: string }
  onClose: () => void
}

export function MessagePlayerDialog({ player, onClose }: PlayerProps) {
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

interface LeaderProps {
  crew: Pick<CrewSummary, 'id' | 'title' | 'authorName'>
  onClose: () => void
}

export function ContactLeaderDialog({ crew, onClose }: LeaderProps) {
  const { mutateAsync: send } = useContactLeader(crew.id)
  return (
    <MessageDialog
      title={m.messages_contact_leader()}
      subtitle={crew.title}
      name={crew.authorName}
      target={`crew-${crew.id}`}
      schema={leaderMessageDraft}
      placeholder={m.messages_contact_example()}
      sendLabel={m.messages_send()}
      goneText={m.messages_crew_gone()}
      send={send}
      onClose={onClose}
    />
  )
}
