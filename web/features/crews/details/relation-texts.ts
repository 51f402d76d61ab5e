import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { formatMoment } from '#web/features/crews/crew-formats.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { cancelText } from './guest-text.ts'
import { needsCrew } from './needs-crew.ts'
import { viewerRelation } from './viewer-relation.ts'

const leaderText = (crew: CrewDetails, now: Date): string => {
  const { viewer } = crew
  if (needsCrew(crew, now)) return m.crew_page_leader_call()
  if (viewer?.can.start) return m.missions_hint_open()
  if (viewer?.can.complete) return m.missions_hint_under_way()
  if (!viewer?.can.end) return viewer?.canRate ? m.crew_page_leader_rate() : m.crew_page_leader_closed()
  return viewer.canRate ? m.missions_hint_rate() : m.missions_hint_completed()
}

/** Where they sit, and what comes next. */
const memberText = ({ viewer, roles, missionStatus, authorName }: CrewDetails): string => {
  const role = roles.find(({ id }) => id === viewer?.roleId)
  const seat = role
    ? m.crew_page_member_role({ role: roleNameText(role.roleName) })
    : m.crew_page_member_note()
  if (viewer?.isCoLeader) return `${seat} ${m.leading_hint({ name: playerName(authorName) })}`
  const next = missionStatus === 'open' ? m.crew_page_member_open() : m.crew_page_member_under_way()
  return `${seat} ${next}`
}

/** What the viewer has to do with the crew, and what they can do next. */
export const relationText = (crew: CrewDetails, now: Date, zone: string): string | undefined => {
  const relation = viewerRelation(crew)
  if (crew.viewer?.offer && relation !== 'member') return m.offers_hint()
  switch (relation) {
    case 'leader':
      return cancelText(crew) ?? leaderText(crew, now)
    case 'over':
      return cancelText(crew) ?? (crew.viewer?.canRate ? m.crew_page_member_rate() : undefined)
    case 'refused':
      return m.applications_yours_declined({ when: formatMoment(crew.viewer?.mayApplyFrom, zone) })
    case 'member':
      return memberText(crew)
    case 'full':
      return crew.viewer?.canWaitFor.includes(null) ? m.waitlists_join_hint() : undefined
    case 'held':
      return m.waitlists_held_hint()
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
