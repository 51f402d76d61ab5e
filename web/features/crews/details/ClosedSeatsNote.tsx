import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'

/** Shows the leader that members without a role fill the seats of roles, and what to do about it. */
export function ClosedSeatsNote({ crew }: { crew: CrewDetails }) {
  const count = countSeats(crew).roles.reduce((sum, { closed }) => sum + closed, 0)
  if (count === 0 || !crew.viewer?.canEdit) return null
  return <Note tone="warn">{m.crew_page_closed_seats({ count })}</Note>
}
