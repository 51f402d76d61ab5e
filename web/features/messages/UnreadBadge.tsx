import { m } from '#texts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { useUnreadCount } from './messages.queries.ts'

export function UnreadBadge() {
  const count = useUnreadCount() ?? 0
  return count > 0 ? <Badge count={count} label={m.shell_unread({ count })} /> : null
}
