/** Why a post fits a player, as its card shows it. */
import {
  type MatchReason,
  matchRules,
  type PlayerFacts,
  type PostFacts,
  whyPostFits,
} from '#contract/crews/matching.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { freeKinds } from './crews.facets.ts'
import type { CrewSummaryRow } from './crews-posts.fragment.ts'

type PostColumns = Pick<
  CrewRow,
  | 'primary_language'
  | 'required_languages'
  | 'timezone'
  | 'region'
  | 'mission_status'
  | 'estimated_duration'
  | 'current_crew_size'
  | 'max_crew_size'
> & { readonly scheduled_time: Date | string | null }

/** `roles` in the order of the post. */
export const postFacts = (crew: PostColumns, roles: Parameters<typeof freeKinds>[1]): PostFacts => ({
  languages: [crew.primary_language, ...crew.required_languages],
  zone: crew.timezone,
  start: crew.mission_status === 'open' && crew.scheduled_time ? new Date(crew.scheduled_time) : null,
  minutes: crew.estimated_duration,
  freeSeats: freeKinds(crew, roles),
  region: crew.region,
})

/** The reasons that a card has room for. Players need none for their own posts. */
export const cardReasons = (
  player: PlayerFacts & { readonly id: number },
  crew: CrewSummaryRow,
  now: Date,
): MatchReason[] => {
  if (crew.author_id === player.id) return []
  const { author_rating_sum: sum, author_rating_count: count } = crew
  const leader = { averageRating: count > 0 ? sum / count : 0, totalRatings: count }
  const post = { ...postFacts(crew, crew.roles), leader, createdAt: new Date(crew.created_at) }
  return whyPostFits(player, post, now).slice(0, matchRules.reasons)
}
