import { Link } from '@tanstack/react-router'
import type { MessageFolder } from '#contract/messages/limits.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

const texts = {
  inbox: { title: m.messages_empty, text: m.messages_empty_text },
  unread: { title: m.messages_empty_unread, text: m.messages_empty_unread_text },
  sent: { title: m.messages_empty_sent, text: m.messages_empty_sent_text },
} satisfies Record<MessageFolder, object>

export function InboxEmpty({ folder }: { folder: MessageFolder }) {
  const { title, text } = texts[folder]
  return (
    <EmptyState
      art="envelope"
      panel
      title={title()}
      actions={
        folder === 'unread' ? null : (
          <Button asChild>
            <Link to={paths.search}>{m.shell_find_crew()}</Link>
          </Button>
        )
      }
    >
      {text()}
    </EmptyState>
  )
}
