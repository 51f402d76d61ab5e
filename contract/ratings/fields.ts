/** The values and limits of a rating, without zod. */

/** `leader`: by a member, of the leader. `crew`: by the leader, of every member. */
export const ratingTypes = ['crew', 'leader'] as const
export type RatingType = (typeof ratingTypes)[number]

export const ratingLimits = {
  stars: 5,
  comment: 1000,
  /** How long after its completion a mission can be rated. */
  days: 14,
  /** How long a mission has to run so that it can be rated. */
  minutes: 10,
  /** Of one rater's ratings of one player within these days only the newest counts. */
  daysOfPair: 7,
} as const
