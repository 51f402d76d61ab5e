import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'
import { RateButton } from './RateButton.tsx'
import styles from './RateMission.module.css'
import type { RatedCrew } from './rated-crew.ts'

/** The viewer's own rating of the mission: still to give, or given. */
export function RateMission({ crew }: { crew: RatedCrew }) {
  if (crew.viewer?.canRate) {
    return (
      <div className={styles.button}>
        <RateButton crew={crew} />
      </div>
    )
  }
  return crew.viewer?.hasRated ? <Note>{m.ratings_done()}</Note> : null
}
