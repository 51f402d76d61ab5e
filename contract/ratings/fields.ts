/** The values and limits of a rating, without zod. */

/** `leader`: by a member, of the leader. `crew`: by the leader, of every member. */
export const ratingTypes = ['crew', 'leader'] as const
export type RatingType = (typeof ratingTypes)[number]

export const ratingLimits = {
  stars: 5,
  comment: 1000,
  /** How long after its completion a mission can be rated. */
  days: 14,
} as const
