import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#texts'
import { formatStart } from '#web/features/crews/crew-formats.ts'
import { standingOf } from './crew-standing.ts'

const leaderText = ({ viewer }: CrewDetails): string => {
  if (viewer?.can.start) return m.missions_hint_open()
  if (viewer?.can.complete) return m.missions_hint_under_way()
  return viewer?.can.end ? m.missions_hint_completed() : m.crew_page_owner_closed()
}

/** Why it did not take place, where there is more to say than that. */
const cancelText = ({ expired, cancelReason }: CrewDetails): string | undefined => {
  if (expired) return m.crew_page_expired()
  return cancelReason ? m.crew_page_cancelled_because({ reason: cancelReason }) : undefined
}

/** One sentence on how the viewer, whose zone it is, stands to the crew. */
export const standingText = (crew: CrewDetails, ownRole: string | null, zone: string): string | undefined => {
  switch (standingOf(crew)) {
    case 'owner':
      return cancelText(crew) ?? leaderText(crew)
    case 'over':
      return cancelText(crew)
    case 'refused':
      return m.applications_own_declined({ when: formatStart(crew.viewer?.mayApplyFrom, zone) })
    case 'member':
      return ownRole ? m.crew_page_member_role({ role: ownRole }) : m.crew_page_member_note()
    case 'guest':
      return m.crew_page_sign_in_hint()
    case 'chooses-role':
      return m.applications_choose_role_hint()
    case 'applies':
      return m.applications_apply_hint()
    default:
      return undefined
  }
}
