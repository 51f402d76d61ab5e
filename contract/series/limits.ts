/** The limits of a series. */
export const seriesLimits = {
  leastTimes: 2,
  mostTimes: 12,
  /** How many running series a player can have. */
  running: 5,
  /** How many days before its start a date is posted. */
  daysAhead: 6,
  /** So long those of last time know of a post before it is announced to others, unless it begins within a day. */
  hoursForLastCrew: 6,
  /** How many of the next dates a crew shows. */
  nextDates: 3,
} as const
