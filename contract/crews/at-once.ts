/** Seats that a leader gives at once: players who meet the conditions are aboard without being accepted. Without zod. */

/** Which seats of a post: none, those of single roles, or all. */
export const atOnceChoices = ['off', 'roles', 'all'] as const
export type AtOnceChoice = (typeof atOnceChoices)[number]

/**
 * What a player has to be: `language`: speaks every required language, or the primary one if none is; `verified`: has a
 * verified handle; `reliable`: came to their missions; `known`: has flown with the leader before.
 */
export const seatConditions = ['language', 'verified', 'reliable', 'known'] as const
export type SeatCondition = (typeof seatConditions)[number]

/** Who counts as reliable: players who came to this share of so many missions or more. */
export const reliableFrom = { missions: 3, percent: 80 } as const
