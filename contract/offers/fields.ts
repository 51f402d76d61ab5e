/** How an offer can end, and how long it holds the seat; without zod. */
export const offerOutcomes = ['accepted', 'declined', 'taken_back', 'expired'] as const
export type OfferOutcome = (typeof offerOutcomes)[number]

export const offerLimits = {
  /** How long an invitation holds its seat, and how long before the start at the latest it ends. */
  hoursHeld: 24,
  hoursBeforeStart: 1,
  listed: 100,
  listedToPlayer: 20,
} as const

const hourMs = 60 * 60_000

/** How long an invitation that is sent now holds its seat; null if the start is too near to hold any. */
export const heldUntil = (start: Date | null, now: Date): Date | null => {
  const longest = now.getTime() + offerLimits.hoursHeld * hourMs
  const latest = start ? start.getTime() - offerLimits.hoursBeforeStart * hourMs : longest
  const end = Math.min(longest, latest)
  return end > now.getTime() ? new Date(end) : null
}
