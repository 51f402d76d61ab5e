export const waitlistLimits = {
  /** The most players who wait for one crew. */
  perCrew: 50,
  /** So long before the start, and while the mission runs, offers are short. */
  urgentHours: 6,
  /** How long an offer holds its seat before that, */
  offerHours: 12,
  /** unless so much time before the start would not be left for others; */
  hoursForOthers: 1,
  /** how long a short one holds it, */
  offerMinutes: 15,
  /** and how long at least, however soon the start is. */
  leastOfferMinutes: 5,
  /** How long after a missed start the site still offers seats by itself. */
  minutesAfterStart: 30,
} as const
