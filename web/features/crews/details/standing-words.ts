import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#messages'
import { standingOf } from './crew-standing.ts'

const ownerWords = ({ viewer }: CrewDetails): string => {
  if (viewer?.can.start) return m.missions_hint_open()
  if (viewer?.can.complete) return m.missions_hint_under_way()
  return viewer?.can.end ? m.missions_hint_completed() : m.crew_page_owner_closed()
}

/** One sentence on how the viewer stands to the crew. */
export const standingWords = (crew: CrewDetails, ownRole: string | null): string | undefined => {
  switch (standingOf(crew)) {
    case 'owner':
      return ownerWords(crew)
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
