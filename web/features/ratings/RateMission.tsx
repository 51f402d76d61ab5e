import { ratingLimits } from '#contract/ratings/fields.ts'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'
import { RateButton } from './RateButton.tsx'
import styles from './RateMission.module.css'
import type { RatedCrew } from './rated-crew.ts'

/** For those who flew it. Whether it can be rated, the server says. */
const wasTooShort = ({ viewer, startedAt, completedAt }: RatedCrew): boolean =>
  Boolean(viewer?.isAuthor || viewer?.isMember) &&
  startedAt !== null &&
  completedAt !== null &&
  Date.parse(completedAt) - Date.parse(startedAt) < ratingLimits.minutes * 60_000

/** The viewer's own rating of the mission: still to give, or given. */
export function RateMission({ crew }: { crew: RatedCrew }) {
  if (crew.viewer?.canRate) {
    return (
      <div className={styles.button}>
        <RateButton crew={crew} />
      </div>
    )
  }
  if (crew.viewer?.hasRated) return <Note>{m.ratings_done()}</Note>
  return wasTooShort(crew) ? <Note>{m.ratings_too_short()}</Note> : null
}
