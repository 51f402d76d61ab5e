/** A few turns at once, then one every few seconds, so that a busy evening does not become a flood of requests. */
const burst = 5
const everyMs = 6000

export interface Turn {
  /** When it may be taken. */
  readonly at: number
  /** Up to when all turns so far would last if taken evenly; goes into the next call. */
  readonly paidUntil: number
}

export const nextTurn = (before: Turn | undefined, now: number): Turn => {
  const paidFrom = Math.max(before?.paidUntil ?? 0, now)
  return { at: Math.max(now, paidFrom - (burst - 1) * everyMs), paidUntil: paidFrom + everyMs }
}
