/** The ready check before a start, without zod. */

/** What a member answers; one who cannot come leaves the crew. */
export const readyAnswers = ['ready', 'late', 'cannot_come'] as const
export type ReadyAnswer = (typeof readyAnswers)[number]

/** What those aboard see of each other. The leader always counts as ready. */
export const readyStates = ['ready', 'late', 'silent'] as const
export type ReadyState = (typeof readyStates)[number]

/** In minutes. */
export const readyTimes = {
  /** How long before the start the site asks by itself. */
  firstCall: 30,
  /** How long before it silent members are asked again. */
  lastCall: 10,
  /** The shortest pause between two calls of the site; between two of the leader it is twice as long. */
  pause: 5,
} as const
