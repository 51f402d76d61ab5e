/** Limits of the figures of when crews fly, without zod. */
export const flyingLimits = {
  weeks: 8,
  /** A figure that fewer missions make is not shown. */
  leastMissions: 20,
} as const

export const hoursOfWeek = 7 * 24
