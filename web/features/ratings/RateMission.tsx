import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'
import { RateButton } from './RateButton.tsx'
import type { RatedCrew } from './rated-crew.ts'

/** The viewer's own rating of the mission: still to give, or given. */
export function RateMission({ crew }: { crew: RatedCrew }) {
  if (crew.viewer?.canRate) return <RateButton crew={crew} />
  return crew.viewer?.hasRated ? <Note>{m.ratings_done()}</Note> : null
}
