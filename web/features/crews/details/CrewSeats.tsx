import { type ReactNode, type Ref, useId } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'
import { ReadySum } from '#web/features/crews/ready/ReadySum.tsx'
import { readyOnSeats } from '#web/features/crews/ready/ready-states.ts'
import { SeatMap } from '#web/features/crews/seats/SeatMap.tsx'
import { viewerSeatOf } from '#web/features/crews/seats/seats.ts'
import styles from './CrewSeats.module.css'

interface Props {
  crew: CrewDetails
  /** What the viewer has to do with the crew. */
  text: string | undefined
  /** The main action. On a phone it is in the bar at the bottom instead. */
  main?: ReactNode
  children: ReactNode
  /** What comes after the main action. */
  end?: ReactNode
  ref?: Ref<HTMLElement> | undefined
}

/** How many seats are left, which ones, and the viewer's relation to the crew. */
export function CrewSeats({ crew, text, main, children, end, ref }: Props) {
  const titleId = useId()
  const free = freeSeats(crew)
  return (
    <section ref={ref} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.spots}>
        {isOver(crew) ? (
          <span className={styles.of}>{m.crews_crew_of({ total: crew.currentCrewSize })}</span>
        ) : (
          <>
            <span className={styles.figure}>{free}</span>{' '}
            <span className={styles.of}>{m.crew_page_spots({ max: crew.maxCrewSize })}</span>
          </>
        )}
      </h2>
      <SeatMap
        crew={crew}
        size="details"
        viewerSeat={viewerSeatOf(crew.viewer)}
        ready={readyOnSeats(crew.members, crew.viewer)}
      />
      <ReadySum crew={crew} />
      <div className={styles.relation}>
        {/* Always rendered, so that a screen reader announces when the leader has decided or the mission has moved on. */}
        <div className={styles.text} role="status">
          {text ? <p>{text}</p> : null}
        </div>
        {children}
        <div className={styles.action}>{main}</div>
        {end}
      </div>
    </section>
  )
}
