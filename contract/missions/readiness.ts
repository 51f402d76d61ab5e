/** The ready check before a start, without zod. */

/** What a member says; whoever cannot come leaves the crew. */
export const readyAnswers = ['ready', 'late', 'cannot_come'] as const
export type ReadyAnswer = (typeof readyAnswers)[number]

/** What those aboard see of each other. The leader always counts as ready. */
export const readyStates = ['ready', 'late', 'silent'] as const
export type ReadyState = (typeof readyStates)[number]

/** In minutes. */
export const readyTimes = {
  /** So long before the start the site asks by itself. */
  firstCall: 30,
  /** So long before it whoever has not answered is asked again. */
  lastCall: 10,
  /** So long nobody is asked again by the site, and twice as long by the leader. */
  pause: 5,
} as const
