import { m } from '#texts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { useChat } from './discussions.queries.ts'

/** How many messages of the chat the viewer has not read. */
export function ChatUnread({ crewId }: { crewId: number }) {
  const count = useChat(crewId).data?.unreadCount ?? 0
  return count > 0 ? <Badge count={count} label={m.chat_unread({ count })} /> : null
}
