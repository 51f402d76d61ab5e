import type { SeatSize } from './SeatRow.tsx'

/** The size at which this many seats fit in one line of the list of roles. */
export const listSize = (count: number): SeatSize => {
  if (count >= 8) return 'tiny'
  return count >= 6 ? 'row' : 'card'
}
