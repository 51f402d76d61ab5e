import type { LeaderRecord } from '#contract/crews/records.ts'
import { m } from '#texts'

/** How reliably a player leads. */
export const leadingText = ({ flown, announced, cancelledLate }: LeaderRecord): string => {
  const text = m.attendance_leading({ flown, announced })
  return cancelledLate > 0 ? `${text}, ${m.attendance_leading_late({ count: cancelledLate })}` : text
}
