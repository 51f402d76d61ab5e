import type { CrewDetails } from '#contract/crews/crews.ts'
import { cancelText } from '#web/features/crews/details/cancel-text.ts'
import { Note } from '#web/ui/display/Note.tsx'

/** Why the mission did not take place, if there is a reason to show. */
export function CancelNote({ crew }: { crew: CrewDetails }) {
  const text = cancelText(crew)
  return text ? <Note>{text}</Note> : null
}
