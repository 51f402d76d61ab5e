import { DoorOpen } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import styles from './AtOnceLine.module.css'
import { conditionsText, unmetText } from './condition-texts.ts'

/** For everyone: which conditions there are for a seat at once, and whether the reader meets them. */
export function AtOnceLine({ crew }: { crew: CrewDetails }) {
  if (!crew.givesAtOnce) return null
  const conditions = conditionsText(crew.atOnceConditions, crew)
  const { viewer } = crew
  return (
    <p className={styles.line}>
      <DoorOpen size={16} aria-hidden />
      <span>
        <b>{m.boarding_takes_you()}</b>
        {conditions ? `: ${conditions}` : null}
        {viewer && !viewer.isMember && !viewer.isAuthor ? (
          <span className={styles.why}>{unmetText(viewer, crew)}</span>
        ) : null}
      </span>
    </p>
  )
}
