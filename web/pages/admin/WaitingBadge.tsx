import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useWaiting } from './use-waiting.ts'

type CountText = (inputs: { count: number }) => string

/** `atLeast`: the label when there are more than were counted. */
const labels: Readonly<Record<string, { exactly: CountText; atLeast: CountText }>> = {
  [paths.adminDecide]: { exactly: m.moderation_decide_count, atLeast: m.moderation_decide_many },
  [paths.adminAppeals]: {
    exactly: m.sanctions_appeals_pending_count,
    atLeast: m.sanctions_appeals_pending_many,
  },
  [paths.adminHandles]: { exactly: m.handles_open_count, atLeast: m.handles_open_many },
  [paths.adminAbsences]: { exactly: m.attendance_open_count, atLeast: m.attendance_open_many },
}

/** How many cases wait at this address. Nothing if none do. */
export function WaitingBadge({ path, isAdmin }: { path: string; isAdmin: boolean }) {
  const waiting = useWaiting(isAdmin)[path]
  const label = labels[path]
  if (!waiting?.count || !label) return null
  return <Badge {...waiting} label={(waiting.hasMore ? label.atLeast : label.exactly)(waiting)} />
}
