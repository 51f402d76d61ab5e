import type { CrewSummary } from '#contract/crews/crews.ts'
import { leaderMessageDraft } from '#contract/messages/drafts.ts'
import { m } from '#texts'
import { MessageDialog } from './MessageDialog.tsx'
import { useContactLeader } from './messages.queries.ts'

interface Props {
  crew: Pick<CrewSummary, 'id' | 'title' | 'authorName'>
  onClose: () => void
}

export function ContactLeaderDialog({ crew, onClose }: Props) {
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
