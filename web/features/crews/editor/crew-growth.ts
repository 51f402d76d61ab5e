import { crewLimits } from '#contract/crews/fields.ts'
import { neededSeats } from '#contract/crews/seats.ts'

/** The last time that the crew size grew with the roles. */
export interface Growth {
  readonly from: number
  readonly to: number
}

/**
 * The growth after the roles have changed; undefined if the leader's own size seats them all. A growth counts until
 * the leader sets another size.
 */
export const growthFor = (
  roles: readonly { readonly slotsNeeded: number }[],
  size: number,
  growth?: Growth,
): Growth | undefined => {
  const from = growth?.to === size ? growth.from : size
  const to = Math.min(crewLimits.crewSize, neededSeats(roles))
  return to > from ? { from, to } : undefined
}
