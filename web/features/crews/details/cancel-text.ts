import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'

/** Why the mission did not take place, if there is a reason to show. */
export const cancelText = ({ expired, cancelReason }: CrewDetails): string | undefined => {
  if (expired) return m.crew_page_expired()
  return cancelReason ? m.crew_page_cancelled_because({ reason: cancelReason }) : undefined
}
