/** How long an offer to a player on the waiting list holds its seat. */
import { waitlistLimits } from '#contract/waitlists/limits.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

interface OfferTime {
  readonly until: Date
  /** Whether it ends so soon that the player has to know immediately. */
  readonly isUrgent: boolean
}

/** The time until the start; 0 once the mission runs or should run, infinite without a start. */
const aheadMs = (
  { mission_status, scheduled_time: start }: Pick<CrewRow, 'mission_status' | 'scheduled_time'>,
  now: Date,
): number => {
  if (mission_status === 'in_progress') return 0
  return start ? Math.max(0, start.getTime() - now.getTime()) : Number.POSITIVE_INFINITY
}

const shortMs = (ahead: number): number => {
  const { offerMinutes, leastOfferMinutes } = waitlistLimits
  const longest = offerMinutes * minuteMs
  // The start ends the offer, but no one can answer within seconds.
  return ahead === 0 ? longest : Math.max(leastOfferMinutes * minuteMs, Math.min(longest, ahead))
}

/** The offer ends before the start, so that there is time for the next player. */
const longMs = (ahead: number): number =>
  Math.min(waitlistLimits.offerHours * hourMs, ahead - waitlistLimits.hoursForOthers * hourMs)

/** Always counted from now, however late the seat is offered. */
export const offerTime = (crew: Parameters<typeof aheadMs>[0], now: Date): OfferTime => {
  const ahead = aheadMs(crew, now)
  const isUrgent = ahead <= waitlistLimits.urgentHours * hourMs
  return { until: new Date(now.getTime() + (isUrgent ? shortMs(ahead) : longMs(ahead))), isUrgent }
}
