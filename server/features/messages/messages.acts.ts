/** What a player can do about a notice where it leads. */
import { prolongs } from '#contract/beacons/fields.ts'
import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'
import type { MissionStatus } from '#contract/crews/fields.ts'
import type { NoticeAct } from '#contract/notices/limits.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'
import { type ShareStatus, settlementLimits } from '#contract/settlements/fields.ts'
import type { NoticeType } from '#server/notices/texts/notice-texts.ts'

const dayMs = 24 * 60 * 60_000

export interface ActFacts {
  readonly unread: number
  readonly created_at: Date
  readonly mission_status: MissionStatus | null
  readonly flown_at: Date | null
  readonly has_rated: boolean
  readonly share_status: ShareStatus | null
  readonly absence_status: AbsenceStatus | null
}

const acts: Readonly<Partial<Record<NoticeType, NoticeAct>>> = {
  completed: 'rate',
  completed_leading: 'rate',
  rating_sealed: 'rate',
  crew_rating_sealed: 'rate',
  settlement_sent: 'confirm_share',
  settlement_changed: 'confirm_share',
  settlement_disputed: 'see_split',
  commented: 'reply',
  chatted: 'reply',
  mentioned: 'reply',
  accepted: 'open_chat',
  favourite_post: 'view_crew',
  search_found: 'view_crew',
  beacon_post: 'view_crew',
  seat_freed: 'view_crew',
  leaves_board: 'keep',
  beacon_ends: 'prolong',
  marked_absent: 'contest',
  rated: 'see_ratings',
  crew_rated: 'see_ratings',
  ratings_opened: 'see_ratings',
  handle_declined: 'ask_again',
  reported: 'see_reports',
  player_reported: 'see_reports',
  appeal_made: 'see_appeals',
}

const isWithin = (from: Date | null, days: number, now: Date): boolean =>
  from !== null && now.getTime() < from.getTime() + days * dayMs

/** What leads to a page alone is done once the notice is read. */
const isLeft = (act: NoticeAct, facts: ActFacts, now: Date): boolean => {
  switch (act) {
    case 'rate':
      return !facts.has_rated && isWithin(facts.flown_at, ratingLimits.days, now)
    case 'confirm_share':
      return facts.share_status === 'open' && isWithin(facts.created_at, settlementLimits.days, now)
    case 'contest':
      return facts.absence_status === 'marked'
    case 'keep':
      return facts.mission_status === 'open' && isWithin(facts.created_at, 1, now)
    case 'prolong':
      return facts.unread > 0 && now.getTime() < facts.created_at.getTime() + prolongs.beforeMs
    case 'view_crew':
      return facts.mission_status === 'open' && facts.unread > 0
    default:
      return facts.unread > 0
  }
}

export const actOf = (type: NoticeType | undefined, facts: ActFacts, now: Date): NoticeAct | null => {
  const act = type && acts[type]
  return act && isLeft(act, facts, now) ? act : null
}
