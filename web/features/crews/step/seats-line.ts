/** What the next step says above its control while seats are the matter, and once nothing is. */
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'

export const closedLabel = (crew: CrewDetails): string => {
  if (crew.expired) return m.crews_post_expired()
  return crew.displayStatus === 'cancelled' ? m.crews_mission_cancelled() : m.crews_mission_completed()
}

/** "3 of 6 seats free". */
export const seatsLine = (crew: CrewDetails): string => {
  if (isOver(crew)) return closedLabel(crew)
  const free = freeSeats(crew)
  return free === 0 ? m.crews_crew_full() : m.next_step_seats_free({ free, total: crew.maxCrewSize })
}
