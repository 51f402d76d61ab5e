import { Trash2 } from 'lucide-react'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useDeleteMessage } from './messages.queries.ts'

/** Asks first. The message disappears for the player alone. */
export function DeleteMessage({ message }: { message: Message }) {
  const { mutateAsync: remove } = useDeleteMessage()
  return (
    <ConfirmButton
      label={<Trash2 size={14} aria-hidden />}
      aria-label={m.messages_delete_label()}
      size="sm"
      variant="ghost"
      title={m.messages_delete_title()}
      consequence={message.partner ? m.messages_delete_text() : m.messages_delete_notice_text()}
      confirmLabel={m.messages_delete()}
      pendingLabel={m.messages_deleting()}
      doneText={m.messages_deleted()}
      failedText={m.messages_delete_failed()}
      undoKey={`message-${message.id}`}
      undoText={m.messages_being_deleted()}
      onConfirm={() => remove(message.id)}
    />
  )
}
