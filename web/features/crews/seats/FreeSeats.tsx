import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { LeadingFigure } from '#web/features/crews/card/LeadingFigure.tsx'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'
import styles from './FreeSeats.module.css'

const seatsText = (crew: CrewSummary) => {
  const free = freeSeats(crew)
  const filled = crew.currentCrewSize
  if (isOver(crew)) return m.crews_crew_of({ total: filled })
  if (free === 0) return m.crews_filled({ filled, total: crew.maxCrewSize })
  return <LeadingFigure>{m.crews_free({ free, total: crew.maxCrewSize })}</LeadingFigure>
}

/** "3 of 8 free", next to the drawn seats. */
export function FreeSeats({ crew }: { crew: CrewSummary }) {
  return <span className={styles.text}>{seatsText(crew)}</span>
}
