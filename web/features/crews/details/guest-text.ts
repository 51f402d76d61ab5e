import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { viewerRelation } from './viewer-relation.ts'

/** Why the mission did not take place, if there is a reason to show. */
export const cancelText = ({ expired, cancelReason }: CrewDetails): string | undefined => {
  if (expired) return m.crew_page_expired()
  return cancelReason ? m.crew_page_cancelled_because({ reason: cancelReason }) : undefined
}

/** What a guest can do next, or why nothing. */
export const guestText = (crew: CrewDetails): string | undefined =>
  viewerRelation(crew) === 'guest' ? m.crew_page_sign_in_hint() : cancelText(crew)
