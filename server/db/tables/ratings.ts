import type { Generated, Selectable } from 'kysely'
import type { RatingType } from '#contract/ratings/fields.ts'

export interface RatingsTable {
  id: Generated<number>
  crew_id: number
  /** Null if the player's account was deleted. */
  rater_id: number | null
  type: RatingType
  stars: number
  comment: string
  created_at: Date
  /** When it opens at the latest; null once that is done. */
  opens_at: Generated<Date | null>
}
export type RatingRow = Selectable<RatingsTable>

/**
 * The players that an open rating is about: the leader, or every member. A trigger adds the rows that count to
 * `users.stars_received`.
 */
export interface ReceivedRatingsTable {
  rating_id: number
  user_id: number
  stars: number
  /** False if the same rater rated the same player again within 7 days. A trigger sets it. */
  counts: Generated<boolean>
}
