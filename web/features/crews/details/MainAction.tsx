import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#messages'
import { freeSeats } from '#web/features/crews/crew-facts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'

interface Props {
  crew: CrewDetails
  /** The search parameters of the login that leads back here. */
  loginSearch: { redirect?: string }
  /** The bar of a phone has the owner's action too; elsewhere the header has it. */
  withEdit?: boolean | undefined
}

const closedWords = {
  cancelled: m.crews_mission_cancelled,
  completed: m.crews_mission_completed,
  full: m.crews_crew_full,
}

/** The one thing to do with this crew now, or the state that leaves nothing to do. */
export function MainAction({ crew, loginSearch, withEdit }: Props) {
  const { displayStatus, viewer } = crew
  if (viewer?.canEdit) {
    return withEdit ? (
      <Button asChild variant="primary" size="lg" block>
        <Link to={paths.editCrew} params={{ id: String(crew.id) }}>
          <Pencil aria-hidden />
          {m.crew_page_edit()}
        </Link>
      </Button>
    ) : null
  }
  const over = displayStatus === 'cancelled' || displayStatus === 'completed'
  const full = freeSeats(crew) === 0 && !viewer?.isMember
  if (over || full) {
    return (
      <Button size="lg" block disabled>
        {closedWords[over ? displayStatus : 'full']()}
      </Button>
    )
  }
  if (viewer) return null
  return (
    <Button asChild variant="primary" size="lg" block>
      <Link to={paths.login} search={loginSearch}>
        {m.crews_sign_in_to_join()}
      </Link>
    </Button>
  )
}
