import { m } from '#texts'
import { type UnreadPart, useUnread } from '#web/session/unread-counts.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'

export function UnreadBadge({ of }: { of: UnreadPart }) {
  const count = useUnread(of) ?? 0
  return count > 0 ? <Badge count={count} label={m.shell_unread({ count })} /> : null
}
