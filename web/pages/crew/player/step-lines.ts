/** What the next step of a player says above its control: what is so, and when. */
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { StepKind } from '#contract/crews/next-step.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'
import { m } from '#texts'
import { freeSeats } from '#web/features/crews/crew-facts.ts'
import { formatNear } from '#web/features/crews/crew-formats.ts'
import { readySum } from '#web/features/crews/ready/ready-states.ts'
import { closedLabel, seatsLine } from '#web/features/crews/step/seats-line.ts'
import { countdownOf } from '#web/features/crews/time/countdown.ts'
import { formatAgo, formatTime } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'

interface Line {
  readonly line: string
  readonly aside?: string | undefined
}

const dayMs = 24 * 60 * 60_000

export const roleTextOf = (crew: CrewDetails, roleId: number | null | undefined): string => {
  const role = crew.roles.find(({ id }) => id === roleId)?.roleName
  return role ? roleNameText(role) : m.crews_any_seat()
}

/** "14 days to rate"; the mission is completed. */
const daysToRate = ({ completedAt }: CrewDetails, now: Date): string | undefined => {
  if (completedAt === null) return undefined
  const left = Date.parse(completedAt) + ratingLimits.days * dayMs - now.getTime()
  return m.next_step_days_to_rate({ count: Math.max(1, Math.ceil(left / dayMs)) })
}

const readyTexts = { ready: m.ready_answered_ready, late: m.ready_answered_late } as const

/** Where they sit, or what they have answered. */
const memberLine = (crew: CrewDetails): string => {
  const ready = crew.viewer?.ready
  if (ready === 'ready' || ready === 'late') return readyTexts[ready]()
  return m.next_step_you_fly({ seat: roleTextOf(crew, crew.viewer?.roleId) })
}

const aboardText = (crew: CrewDetails): string => {
  const free = freeSeats(crew)
  return free === 0 ? m.crews_crew_full() : m.next_step_aboard({ count: crew.currentCrewSize, free })
}

export const stepLine = (kind: StepKind, crew: CrewDetails, now: Date, zone: string): Line => {
  const { viewer } = crew
  const left = countdownOf(crew, now, zone).text
  switch (kind) {
    case 'applied':
      return {
        line: m.next_step_applied({ seat: roleTextOf(crew, viewer?.application?.roleId) }),
        aside: viewer?.application ? formatAgo(new Date(viewer.application.appliedAt), now, zone) : undefined,
      }
    case 'answer_offer':
      return { line: m.next_step_offered({ seat: roleTextOf(crew, viewer?.offer?.roleId) }), aside: left }
    case 'waiting':
      return { line: m.waitlists_position({ position: viewer?.waiting?.position ?? 1 }), aside: left }
    case 'refused':
      return { line: m.next_step_apply_from({ when: formatNear(viewer?.mayApplyFrom, zone, now) }) }
    case 'answer_ready':
      return {
        line: crew.scheduledTime
          ? m.next_step_ready_for({ time: formatTime(new Date(crew.scheduledTime), zone) })
          : m.ready_question_no_start(),
        aside: readySum(crew.members)?.split(',')[0],
      }
    case 'chat':
      return { line: memberLine(crew), aside: left }
    case 'rate':
      return {
        line: viewer?.isAuthor
          ? m.crews_mission_completed()
          : m.next_step_how_was({ name: playerName(crew.authorName) }),
        aside: daysToRate(crew, now),
      }
    case 'confirm_share':
      return {
        line: m.next_step_share({ amount: (viewer?.share?.amount ?? 0).toLocaleString(currentLocale()) }),
      }
    case 'split':
      return { line: m.next_step_brought_in() }
    case 'fly_again':
      return { line: closedLabel(crew), aside: left }
    case 'keep':
      return { line: m.next_step_expires() }
    case 'call':
      return { line: crew.currentCrewSize === 1 ? m.next_step_post_is_up() : seatsLine(crew), aside: left }
    case 'call_ready':
      return { line: aboardText(crew), aside: left }
    case 'start':
      return { line: readySum(crew.members)?.split(',')[0] ?? aboardText(crew), aside: left }
    case 'complete':
      return { line: left, aside: m.next_step_aboard_short({ count: crew.currentCrewSize }) }
    default:
      return { line: seatsLine(crew), aside: left }
  }
}
